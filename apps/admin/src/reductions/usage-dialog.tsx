import type { UsageReduction } from '@foulee/contract/club/reductions'
import { formatDate } from '@foulee/domain/shared/date'
import { Stack, Typography } from '@mui/material'
import { api } from '../api.ts'
import { Bars } from '../ui/bars.tsx'
import { FiguresDialog } from '../ui/figures-dialog.tsx'

type UsageDialogProps = { id: number; titre: string; onClose: () => void }

export function UsageDialog({ id, titre, onClose }: UsageDialogProps) {
  const params = { id }
  return (
    <FiguresDialog
      download={() => api('GET /api/admin/reductions/{id}/usage.csv', { params })}
      filename={`usage-reduction-${id}.csv`}
      onClose={onClose}
      queryKey={['reductions', 'usage', id]}
      read={async () => (await api('POST /api/admin/reductions/usage/{id}', { params })).data}
      title={`Usage\u00a0: ${titre}`}
    >
      {(usage) => <Usage usage={usage} />}
    </FiguresDialog>
  )
}

function Usage({ usage: { revelees, membres, reste, jours } }: { usage: UsageReduction }) {
  return (
    <Stack spacing={3}>
      <Typography>
        {revelees}&nbsp;{revelees > 1 ? 'codes vus' : 'code vu'}, {membres}&nbsp;
        {membres > 1 ? 'membres' : 'membre'}
        {reste === null ? ', sans limite' : `, ${reste}\u00a0de reste`}.
      </Typography>
      <Bars
        bars={jours.map(({ jour, nb }) => ({
          id: jour,
          label: formatDate(jour),
          parts: [{ label: 'Codes vus', nb, tone: 'primary' }],
        }))}
        caption="Codes vus, jour par jour"
        head="Jour"
      />
    </Stack>
  )
}
