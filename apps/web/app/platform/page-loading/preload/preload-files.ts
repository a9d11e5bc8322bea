/**
 * Chunks of each guarded page by route id. Filled by the build (`apps/web/page-files.ts`); empty
 * in development.
 */
export const preloadFiles: Readonly<Record<string, readonly string[] | undefined>> = {}
