/** What journeys need to know of the demo world. */
export { CAST, DEMO_PASSWORD } from '@foulee/db/demo/cast'
