import pg from 'pg'

/** What was sent to PostgreSQL, ready to be sent again. */
export type Statement = { text: string; values?: unknown[]; name?: string; rowMode?: string }
type Query = (
  this: pg.Client,
  asked: string | Statement,
  values?: unknown,
  ...rest: unknown[]
) => unknown

const send = pg.Client.prototype.query as Query

/** Does something of ours in this process, one at a time. @returns what it sent to PostgreSQL meanwhile, in order */
export async function hear(act: () => Promise<unknown>): Promise<Statement[]> {
  const heard: Statement[] = []
  const listen: Query = function (asked, values, ...rest) {
    heard.push({
      ...(typeof asked === 'string' ? { text: asked } : pickStatement(asked)),
      ...(Array.isArray(values) && { values }),
    })
    return send.call(this, asked, values, ...rest)
  }
  pg.Client.prototype.query = listen as typeof pg.Client.prototype.query
  try {
    await act()
    return heard
  } finally {
    pg.Client.prototype.query = send as typeof pg.Client.prototype.query
  }
}

const pickStatement = ({ text, values, name, rowMode }: Statement): Statement => ({
  text,
  ...(values && { values }),
  ...(name && { name }),
  ...(rowMode && { rowMode }),
})
