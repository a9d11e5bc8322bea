import { later } from '#platform/page-loading/later.tsx'

const ReportDialog = later(
  () => import('#kit/flag/report-dialog.tsx'),
  () => null,
)

/** Tells the staff of one message: they read that one, and nothing else of the conversation. */
export function Signaler({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <ReportDialog id={id} model="message" onClose={onClose} onDone={onClose} staleKey={undefined} />
  )
}
