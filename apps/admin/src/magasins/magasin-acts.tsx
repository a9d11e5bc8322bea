import type { AdminMagasin } from '@foulee/contract/club/magasins-admin'
import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { api } from '../api.ts'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { describeFailure, useAct } from '../ui/use-act.ts'

/** What may be done with a shop that waits; nothing with the others. */
export function MagasinActs() {
  const magasin = useRecordContext<AdminMagasin>()
  if (magasin?.etat !== 'a_verifier' || magasin.verifie_le) return null
  return <Acts magasin={magasin} />
}

function Acts({ magasin: { id, nom } }: { magasin: AdminMagasin }) {
  const [isRefusing, setRefusing] = useState(false)
  const verify = useAct(
    () => api('POST /api/magasins/verifier', { body: { id, decision: 'verifier' } }),
    'Magasin vérifié\u00a0: sa page est en ligne.',
  )
  const refuse = useAct(
    (motif: string) =>
      api('POST /api/magasins/verifier', { body: { id, decision: 'refuser', motif } }),
    'Magasin refusé.',
  )
  return (
    <Stack direction="row" spacing={1}>
      <Button
        loading={verify.isPending}
        onClick={() => verify.mutate(undefined)}
        size="small"
        variant="outlined"
      >
        Vérifier
      </Button>
      <Button onClick={() => setRefusing(true)} size="small">
        Refuser
      </Button>
      {isRefusing && (
        <ReasonDialog
          confirm="Refuser"
          error={refuse.error && describeFailure(refuse.error)}
          isBusy={refuse.isPending}
          onClose={() => setRefusing(false)}
          onConfirm={(motif) => refuse.mutate(motif, { onSuccess: () => setRefusing(false) })}
          text="Qui l’a proposé lira ce motif. Le magasin ne sera pas gardé."
          title={`Refuser «\u00a0${nom}\u00a0»`}
        />
      )}
    </Stack>
  )
}
