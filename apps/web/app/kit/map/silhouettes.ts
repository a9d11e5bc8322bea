/**
 * `silhouettes.svg`: départements as `#d74`; Paris and its neighbours again, enlarged, as `#p75`. A
 * separate file, cacheable and out of the bundles.
 */
export const sheet = {
  width: 600,
  height: 640,
  frame: { x: 6, y: 4, width: 128, height: 96 },
  closeUp: ['75', '92', '93', '94'],
} as const
