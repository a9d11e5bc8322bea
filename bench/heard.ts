import pg from 'pg'

/** What was sent to PostgreSQL, ready to be sent again. */
export type Statement = { text: string; values?: unknown[]; name?: string; rowMode?: string }

/** What the driver makes of each question when its turn has come, whoever asked and through what. */
type Asked = Statement & { _rowMode?: string; submit: (connection: unknown) => unknown }
const { prototype } = pg.Query as unknown as { prototype: Asked }
const { submit } = prototype

/** Does something of ours in this process, one at a time. @returns what it sent to PostgreSQL meanwhile, in order */
export async function hear(act: () => Promise<unknown>): Promise<Statement[]> {
  const heard: Statement[] = []
  prototype.submit = function (this: Asked, connection) {
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
