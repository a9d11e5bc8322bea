/**
 * The files of each page behind the guard, by its route. The build writes them here (`apps/web/ahead-files.ts`);
 * while one edits there are none, and pages ask for their files themselves.
 */
export const aheadFiles: Readonly<Record<string, readonly string[] | undefined>> = {}
