import '#platform/db/drizzle-loader-hook.ts'

const { start } = await import('../../bootstrap.ts')
await start(async () => ({
  folder: null,
  render: async (_, call) => {
    const { data } = await call('GET /api/filtres/courses')
    return Response.json(data)
  },
}))
