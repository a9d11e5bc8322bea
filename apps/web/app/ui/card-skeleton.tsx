import { cx } from './class-names.ts'
import { Skeleton } from './skeleton.tsx'

export function CardSkeleton({ layout = 'tile' }: { layout?: 'tile' | 'row' }) {
  const isTile = layout === 'tile'
  return (
    <div className="@container h-full">
      <div
        className={cx(
          'card grid h-full overflow-hidden',
          isTile ? 'grid-rows-[auto_1fr]' : 'grid-cols-[5.5rem_1fr] @lg:grid-cols-[11rem_1fr]',
        )}
      >
        <Skeleton
          className={cx('rounded-none', isTile ? 'aspect-video' : 'min-h-24 @lg:row-span-2')}
        />
        <div className="grid content-start gap-2 p-4 pb-0">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="h-4 w-1/2" />
        </div>
        <div
          className={cx(
            'flex gap-5 p-4 pt-3',
            !isTile && 'col-span-2 @lg:col-span-1 @lg:col-start-2',
          )}
        >
          {[0, 1, 2].map((column) => (
            <div className="grid gap-1.5" key={column}>
              <Skeleton className="h-6 w-14" />
              <Skeleton className="h-4 w-16" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
