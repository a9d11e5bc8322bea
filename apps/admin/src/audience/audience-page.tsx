import type { DemandeChiffres } from '@foulee/contract/site/audience-chiffres'
import { addDays } from '@foulee/domain/shared/calendrier'
import { formatDateRange } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { Alert, CircularProgress, Stack, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Title } from 'react-admin'
import { api } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { saveFile } from '../ui/save-file.ts'
import { describeFailure, useAct } from '../ui/use-act.ts'
import { ChiffresTable } from './chiffres-table.tsx'
import { MesureCards } from './mesure-cards.tsx'
import { PeriodeForm } from './periode-form.tsx'

function getFirst(): DemandeChiffres {
  const au = parisDate(new Date())
  return { du: addDays(au, -29), au, pas: 'jour' }
}

/** Produit 14.24: figures as charts, as a table and as a file. */
export function AudiencePage() {
  const [query, setQuery] = useState(getFirst)
  const { data, error, isFetching } = useQuery({
    queryKey: ['audience', query],
    // With the interval of its figures: the former ones stay while loading.
    queryFn: async () => {
      const answer = await api('GET /api/admin/audience', { query })
      return { ...answer.data, pas: query.pas }
    },
    placeholderData: keepPreviousData,
  })
  const save = useAct(async () => {
    const { blob } = await api('GET /api/admin/audience.csv', { query })
    saveFile(blob, `audience-${query.du}-${query.au}.csv`)
  }, 'Fichier enregistré.')
  return (
    <Stack spacing={3} sx={{ p: 2, minWidth: 0 }}>
      <Title title="Audience" />
      <PeriodeForm demandeChiffres={query} onSubmit={setQuery} today={parisDate(new Date())} />
      {error && <Alert severity="error">{describeFailure(error)}</Alert>}
      {!data && !error && <CircularProgress />}
      {data && !error && (
        <Stack aria-busy={isFetching} spacing={3} sx={{ minWidth: 0 }}>
          <Typography role="status">
            Période&nbsp;: {formatDateRange(data.du, data.au)}, à côté de celle d’avant,{' '}
            {formatDateRange(data.avant.du, data.avant.au)}.
          </Typography>
          <Typography color="textSecondary" sx={{ maxWidth: '65ch' }}>
            Seules les personnes qui ont accepté la mesure sont comptées. Les nombres sont arrondis
            au multiple de cinq inférieur, pour que personne ne s’y reconnaisse.
          </Typography>
          <MesureCards chiffres={data} />
          <Button
            isBusy={save.isPending}
            onClick={() => save.mutate(undefined)}
            sx={{ alignSelf: 'flex-start' }}
            variant="outlined"
          >
            Chiffres en CSV
          </Button>
          <ChiffresTable chiffres={data} pas={data.pas} />
        </Stack>
      )}
    </Stack>
  )
}
