import type { AdminSondageDetail } from '@foulee/contract/club/sondages'
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { Query } from '../ui/query.tsx'
import { saveFile } from '../ui/save-file.ts'
import { useAct } from '../ui/use-act.ts'
import { detailKey, readDetail } from './sondage-dialog.tsx'

export function ResultatsDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const titleId = useId()
  const query = useQuery({ queryKey: detailKey(id), queryFn: () => readDetail(id) })
  const { data } = query
  const download = useAct(async () => {
    const { blob } = await api('GET /api/admin/sondages/{id}/resultats.csv', { params: { id } })
    saveFile(blob, `sondage-${data?.slug ?? id}.csv`)
  }, 'Fichier enregistré.')
  return (
    <Dialog aria-labelledby={titleId} fullWidth maxWidth="md" onClose={onClose} open>
      <DialogTitle id={titleId}>
        {data ? `Résultats\u00a0: ${data.titre}` : 'Résultats'}
      </DialogTitle>
      <DialogContent>
        <Query query={query}>{(sondage) => <Resultats sondage={sondage} />}</Query>
      </DialogContent>
      <DialogActions>
        <Button isBusy={download.isPending} onClick={() => download.mutate(undefined)}>
          Réponses en CSV
        </Button>
        <Button onClick={onClose}>Fermer</Button>
      </DialogActions>
    </Dialog>
  )
}

function Resultats({ sondage }: { sondage: AdminSondageDetail }) {
  const { nb_reponses, questions, resultats } = sondage
  return (
    <Stack spacing={4}>
      <Typography>
        {nb_reponses}&nbsp;{nb_reponses > 1 ? 'réponses' : 'réponse'}. Les membres lisent des
        nombres arrondis, à partir de cinq&nbsp;; ceux-ci sont exacts, gardez-les pour l’équipe.
      </Typography>
      {questions.map(({ id, libelle }) => {
        const found = resultats.find((resultat) => resultat.id === id)
        return found ? <Question key={id} libelle={libelle} resultat={found} /> : null
      })}
    </Stack>
  )
}

type Resultat = AdminSondageDetail['resultats'][number]

function Question({ libelle, resultat }: { libelle: string; resultat: Resultat }) {
  const { nb, barres, textes } = resultat
  return (
    <section>
      <Typography component="h3" variant="subtitle1">
        {libelle}
      </Typography>
      {barres.length > 0 && (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Réponse</TableCell>
              <TableCell align="right">Personnes</TableCell>
              <TableCell sx={{ width: { xs: '20%', sm: '40%' } }}>Part</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {barres.map((bar) => (
              <TableRow key={bar.id}>
                <TableCell>{bar.libelle}</TableCell>
                <TableCell align="right">{bar.nb}</TableCell>
                <TableCell>
                  <LinearProgress
                    aria-label={`Part de ${bar.libelle}`}
                    value={nb > 0 ? Math.round((100 * bar.nb) / nb) : 0}
                    variant="determinate"
                  />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {barres.length === 0 && textes.length === 0 && <Typography>Aucune réponse.</Typography>}
      {textes.map((texte, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts of no name, which never move
        <Typography key={at} sx={{ py: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          «&nbsp;{texte}&nbsp;»
        </Typography>
      ))}
    </section>
  )
}
