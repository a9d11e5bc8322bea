import pg from 'pg'

export type Statement = { text: string; values?: unknown[]; name?: string; rowMode?: string }

/** Query object of pg at submission, whatever API created it. */
type SubmittedQuery = Statement & { _rowMode?: string; submit: (connection: unknown) => unknown }
const { prototype } = pg.Query as unknown as { prototype: SubmittedQuery }
const { submit } = prototype

export async function recordStatements(act: () => Promise<unknown>): Promise<Statement[]> {
  const heard: Statement[] = []
  prototype.submit = function (this: SubmittedQuery, connection) {
    const { text, values, name, _rowMode: rowMode } = this
    heard.push({
      text,
      ...(values && { values }),
      ...(name && { name }),
      ...(rowMode && { rowMode }),
    })
    return submit.call(this, connection)
  }
  try {
    await act()
    return heard
  } finally {
    prototype.submit = submit
  }
}
