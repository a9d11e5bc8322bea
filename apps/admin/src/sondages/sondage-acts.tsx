import type { AdminSondage } from '@foulee/contract/club/sondages'
import type { EtatSondage } from '@foulee/domain/club/sondage'
import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { api } from '../api.ts'
import { useAct } from '../ui/use-act.ts'
import { ResultatsDialog } from './resultats-dialog.tsx'
import { SondageDialog } from './sondage-dialog.tsx'

/** What a survey becomes next, from where it stands. */
const NEXT: Readonly<Record<EtatSondage, { etat: EtatSondage; label: string }>> = {
  brouillon: { etat: 'publie', label: 'Publier' },
  publie: { etat: 'clos', label: 'Clore' },
  clos: { etat: 'publie', label: 'Rouvrir' },
}

/** What may be done with one survey of the list. */
export function SondageActs() {
  const record = useRecordContext<AdminSondage>()
  return record ? <Acts sondage={record} /> : null
}

function Acts({ sondage: { id, titre, etat, nb_reponses } }: { sondage: AdminSondage }) {
  const [open, setOpen] = useState<'edition' | 'resultats' | null>(null)
  const close = () => setOpen(null)
  const move = useAct(
    (to: EtatSondage) =>
      api('POST /api/admin/sondages/etat/{id}', { params: { id }, body: { etat: to } }),
    'C’est fait.',
  )
  const next = NEXT[etat]
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      <Button aria-label={`Modifier ${titre}`} onClick={() => setOpen('edition')} size="small">
        Modifier
      </Button>
      <Button
        aria-label={`${next.label} ${titre}`}
        disabled={move.isPending}
        onClick={() => move.mutate(next.etat)}
        size="small"
      >
        {next.label}
      </Button>
      {nb_reponses > 0 ? (
        <Button
          aria-label={`Résultats de ${titre}`}
          onClick={() => setOpen('resultats')}
          size="small"
        >
          Résultats
        </Button>
      ) : (
        <Remove id={id} titre={titre} />
      )}
      {open === 'edition' && <SondageDialog id={id} onClose={close} />}
      {open === 'resultats' && <ResultatsDialog id={id} onClose={close} />}
    </Stack>
  )
}

/** Asked twice, on the same button: nothing brings it back. */
function Remove({ id, titre }: { id: number; titre: string }) {
  const [isSure, setSure] = useState(false)
  const remove = useAct(
    () => api('POST /api/admin/sondages/del/{id}', { params: { id } }),
    'Sondage supprimé.',
  )
  return (
    <Button
      aria-label={isSure ? `Supprimer ${titre} pour de bon` : `Supprimer ${titre}`}
      color={isSure ? 'error' : 'inherit'}
      disabled={remove.isPending}
      onBlur={() => setSure(false)}
      onClick={() => (isSure ? remove.mutate(undefined) : setSure(true))}
      size="small"
    >
      {isSure ? 'Pour de bon' : 'Supprimer'}
    </Button>
  )
}
