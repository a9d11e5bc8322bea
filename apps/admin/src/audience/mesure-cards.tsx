import type { AudienceChiffres } from '@foulee/contract/site/audience-chiffres'
import { formatEvolution, formatNombre, MESURES } from '@foulee/domain/site/audience-chiffres'
import { Box, Paper, Typography } from '@mui/material'
import { Columns } from './columns.tsx'

type Mesure = AudienceChiffres['mesures'][number]

export const MesureCards = ({ chiffres }: { chiffres: AudienceChiffres }) => (
  <Box
    component="ul"
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
      listStyle: 'none',
      m: 0,
      p: 0,
    }}
  >
    {chiffres.mesures.map((mesure) => (
      <Paper component="li" key={mesure.cle} sx={{ p: 2 }} variant="outlined">
        <Words mesure={mesure} />
        <Columns valeurs={mesure.valeurs} />
      </Paper>
    ))}
  </Box>
)

function Words({ mesure: { cle, total, avant } }: { mesure: Mesure }) {
  const evolution = formatEvolution(total, avant)
  return (
    <>
      <Typography component="h2" variant="subtitle2">
        {MESURES[cle].libelle}
      </Typography>
      <Typography
        color={total ? 'textPrimary' : 'textSecondary'}
        sx={{ fontSize: 28, fontVariantNumeric: 'tabular-nums', fontWeight: total ? 700 : 400 }}
      >
        {formatNombre(total)}
      </Typography>
      <Typography color="textSecondary" variant="body2">
        Avant&nbsp;: {avant === null ? 'effacé' : formatNombre(avant)}
        {evolution && `, ${evolution}`}
      </Typography>
    </>
  )
}
