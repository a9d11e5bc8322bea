import type { AdminUtilisateur } from '@foulee/contract/admin-utilisateurs'
import { getDisplayName } from '@foulee/domain/personne'
import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { useGetIdentity, useRecordContext } from 'react-admin'
import { api } from '../api.ts'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { describeFailure, useAct } from '../ui/use-act.ts'
import { FlagsDialog } from './flags-dialog.tsx'

type Act = 'drapeaux' | 'suspendre' | 'facteur'

/** What may be done with an account, each time for a reason that the journal keeps. */
export function UtilisateurActs() {
  const user = useRecordContext<AdminUtilisateur>()
  const { identity } = useGetIdentity()
  const [act, setAct] = useState<Act | null>(null)
  if (!user) return null
  if (identity?.id === user.id) return 'C’est vous'
  const close = () => setAct(null)
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      <Button onClick={() => setAct('drapeaux')}>Drapeaux</Button>
      <Button onClick={() => setAct('suspendre')}>Suspendre</Button>
      {user.a_facteur && <Button onClick={() => setAct('facteur')}>Second facteur</Button>}
      {act === 'drapeaux' && <FlagsDialog onClose={close} user={user} />}
      {act === 'suspendre' && <Suspension onClose={close} user={user} />}
      {act === 'facteur' && <FactorRemoval onClose={close} user={user} />}
    </Stack>
  )
}

type Props = { user: AdminUtilisateur; onClose: () => void }

function Suspension({ user, onClose }: Props) {
  const suspend = useAct(
    (motif: string) =>
      api('POST /api/admin/utilisateurs/suspendre', { body: { id: user.id, motif } }),
    'Toutes les sessions de ce compte sont fermées.',
  )
  return (
    <ReasonDialog
      confirm="Fermer les sessions"
      error={suspend.error && describeFailure(suspend.error)}
      isBusy={suspend.isPending}
      onClose={onClose}
      onConfirm={(motif) => suspend.mutate(motif, { onSuccess: onClose })}
      text="Tous ses appareils sont déconnectés ; il faudra se connecter de nouveau. Le journal garde le motif."
      title={`Suspendre ${getDisplayName(user)}`}
    />
  )
}

function FactorRemoval({ user, onClose }: Props) {
  const remove = useAct(
    (motif: string) =>
      api('POST /api/admin/utilisateurs/facteur', { body: { id: user.id, motif } }),
    'Second facteur retiré.',
  )
  return (
    <ReasonDialog
      confirm="Retirer"
      error={remove.error && describeFailure(remove.error)}
      isBusy={remove.isPending}
      onClose={onClose}
      onConfirm={(motif) => remove.mutate(motif, { onSuccess: onClose })}
      text="Assurez-vous de vive voix que c’est bien cette personne qui le demande. Le journal garde le motif."
      title={`Retirer le second facteur de ${getDisplayName(user)}`}
    />
  )
}
