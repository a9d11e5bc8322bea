export function isReloadOf(
  pathname: string,
  load: Pick<PerformanceNavigationTiming, 'type' | 'name'> | undefined = performance
    .getEntriesByType('navigation')
    .at(0) as PerformanceNavigationTiming | undefined,
): boolean {
  return load?.type === 'reload' && new URL(load.name).pathname === pathname
}
