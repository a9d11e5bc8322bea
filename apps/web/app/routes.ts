import { type RouteConfig, route } from '@react-router/dev/routes'

/** The route table of §2, in its order. */
export default [
  route('sandbox', 'features/sandbox/sandbox.route.tsx'),
  route('relief/:kind/:file', 'ui/relief.route.ts'),
  route('*', 'features/errors/not-found.route.tsx'),
] satisfies RouteConfig
