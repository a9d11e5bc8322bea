import { type RouteConfig, route } from '@react-router/dev/routes'

/** The route table of §2, in its order. */
export default [
  route('sandbox', 'features/sandbox/sandbox.route.tsx'),
  route('*', 'features/errors/not-found.route.tsx'),
] satisfies RouteConfig
