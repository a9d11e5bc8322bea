/**
 * What `silhouettes.svg` holds: the départements as `#d74`, and Paris with its neighbours a second
 * time, larger, as `#p75`. A file apart, so that no script carries it and caches keep it.
 */
export const sheet = {
  width: 600,
  height: 640,
  /** Around the larger Paris. */
  frame: { x: 6, y: 4, width: 128, height: 96 },
  closeUp: ['75', '92', '93', '94'],
} as const
