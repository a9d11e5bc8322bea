export { CAST, DEMO_PASSWORD } from '@foulee/db/demo/cast'
