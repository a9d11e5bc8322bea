import { readMachine, resolveNodeFlags } from '../apps/server/src/platform/process/node-flags.ts'

/** Environment and flags shared by `npm start`, the bench and the crawl. */
export const { env: SERVER_ENVIRONMENT, flags: SERVER_FLAGS } = resolveNodeFlags(
  readMachine(),
  process.env,
)
