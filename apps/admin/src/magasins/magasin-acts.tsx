import type { AdminMagasin } from '@foulee/contract/club/magasins-admin'
import { Stack } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { api } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { DialogButton } from '../ui/dialog-button.tsx'
import { ReasonedAct } from '../ui/reasoned-act.tsx'
import { useAct } from '../ui/use-act.ts'

export function MagasinActs() {
  const magasin = useRecordContext<AdminMagasin>()
  if (magasin?.etat !== 'a_verifier' || magasin.verifie_le) return null
  return <Acts magasin={magasin} />
}

function Acts({ magasin: { id, nom } }: { magasin: AdminMagasin }) {
  const verify = useAct(
    () => api('POST /api/magasins/verifier', { body: { id, decision: 'verifier' } }),
    'Magasin vérifié\u00a0: sa page est en ligne.',
  )
  return (
    <Stack direction="row" spacing={1}>
      <Button
        isBusy={verify.isPending}
        onClick={() => verify.mutate(undefined)}
        size="small"
        variant="outlined"
      >
        Vérifier
      </Button>
      <DialogButton label="Refuser" size="small">
        {(close) => (
          <ReasonedAct
            confirm="Refuser"
            done="Magasin refusé."
            onClose={close}
            run={(motif) =>
              api('POST /api/magasins/verifier', { body: { id, decision: 'refuser', motif } })
            }
            text="Qui l’a proposé lira ce motif. Le magasin ne sera pas gardé."
            title={`Refuser «\u00a0${nom}\u00a0»`}
          />
        )}
      </DialogButton>
    </Stack>
  )
}
