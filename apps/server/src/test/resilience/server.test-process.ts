import '#platform/db/drizzle-loader-hook.ts'

/** A whole server, started as in production; its only page is a list of races. */
const { start } = await import('../../bootstrap.ts')
await start(async () => ({
  folder: null,
  render: async (_, call) => {
    const { data } = await call('GET /api/filtres/courses')
    return Response.json(data)
  },
}))
