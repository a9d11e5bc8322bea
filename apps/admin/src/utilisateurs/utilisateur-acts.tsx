import type { AdminUtilisateur } from '@foulee/contract/equipe/admin-utilisateurs'
import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { useGetIdentity, useRecordContext } from 'react-admin'
import { FlagsDialog } from './flags-dialog.tsx'
import { FactorRemoval, Restoration, Suspension } from './reasoned-acts.tsx'

type Act = 'drapeaux' | 'suspendre' | 'retablir' | 'facteur'

/** What may be done with an account, each time for a reason that the journal keeps. */
export function UtilisateurActs() {
  const user = useRecordContext<AdminUtilisateur>()
  const { identity } = useGetIdentity()
  const [act, setAct] = useState<Act | null>(null)
  if (!user) return null
  if (identity?.id === user.id) return 'C’est vous'
  const close = () => setAct(null)
  return (
    <Stack direction="row" sx={{ '& > *': { flexShrink: 0 } }}>
      <Button onClick={() => setAct('drapeaux')}>Drapeaux</Button>
      {user.suspension ? (
        <Button onClick={() => setAct('retablir')}>Rétablir</Button>
      ) : (
        <Button onClick={() => setAct('suspendre')}>Suspendre</Button>
      )}
      {user.a_facteur && <Button onClick={() => setAct('facteur')}>Second facteur</Button>}
      {act === 'drapeaux' && <FlagsDialog onClose={close} user={user} />}
      {act === 'suspendre' && <Suspension onClose={close} user={user} />}
      {act === 'retablir' && <Restoration onClose={close} user={user} />}
      {act === 'facteur' && <FactorRemoval onClose={close} user={user} />}
    </Stack>
  )
}
