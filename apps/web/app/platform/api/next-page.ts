export const nextPage =
  (perPage: number) =>
  ({ nb }: { nb: number }, _pages: unknown, page: number): number | undefined =>
    page * perPage < nb ? page + 1 : undefined
