import type { AdminUtilisateur } from '@foulee/contract/equipe/admin-utilisateurs'
import { Stack } from '@mui/material'
import { useState } from 'react'
import { useGetIdentity, useRecordContext } from 'react-admin'
import { DialogButton } from '../ui/dialog-button.tsx'
import { FlagsDialog } from './flags-dialog.tsx'
import { FactorRemoval, Restoration, Suspension } from './reasoned-acts.tsx'

export function UtilisateurActs() {
  const user = useRecordContext<AdminUtilisateur>()
  const { identity } = useGetIdentity()
  if (!user) return null
  if (identity?.id === user.id) return 'C’est vous'
  return (
    <Stack direction="row" sx={{ '& > *': { flexShrink: 0 } }}>
      <DialogButton label="Drapeaux">
        {(close) => <FlagsDialog onClose={close} user={user} />}
      </DialogButton>
      <DialogButton label={user.suspension ? 'Rétablir' : 'Suspendre'}>
        {(close) => <Standing onClose={close} user={user} />}
      </DialogButton>
      {user.a_facteur && (
        <DialogButton label="Second facteur">
          {(close) => <FactorRemoval onClose={close} user={user} />}
        </DialogButton>
      )}
    </Stack>
  )
}

/** Suspends or restores, as chosen on opening, even if another staff member was faster. */
function Standing(props: { user: AdminUtilisateur; onClose: () => void }) {
  const [wasSuspended] = useState(props.user.suspension !== null)
  return wasSuspended ? <Restoration {...props} /> : <Suspension {...props} />
}
