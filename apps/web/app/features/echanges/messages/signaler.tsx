import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'

const ReportDialog = lazyHydrate(
  () => import('#kit/flag/report-dialog.tsx'),
  () => null,
)

/** Reports one message: the staff read that message only, not the conversation. */
export function Signaler({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <ReportDialog id={id} model="message" onClose={onClose} onDone={onClose} staleKey={undefined} />
  )
}
