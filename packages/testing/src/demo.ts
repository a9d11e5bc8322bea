/** Demo exports for the journeys. */
export { CAST, DEMO_PASSWORD } from '@foulee/db/demo/cast'
