import type { ResultatsEnLigne } from '@foulee/contract/echanges/fil'
import { sql } from 'drizzle-orm'
import { byFact, type FilKind, listFacts } from '#kernel/feed/fil-kind.ts'

export const resultatFil: FilKind<'resultat'> = {
  kind: 'resultat',
  phrase: 'met des résultats en ligne',
  async find({ db }, rows) {
    const { rows: found } = await db.execute<ResultatsEnLigne>(sql`
      select p.id as epreuves_id, c.nom as course, c.slug as course_slug, p.nom as epreuve,
        p.distance, (select count(*)::int from resultats r
          where r.epreuves_id = p.id and r.lot = e.lot and r.statut = 'classe' and r.relais is null
            and r.retire_le is null) as classes
      from epreuves p join resultat_envois e on e.epreuves_id = p.id
        join editions d on d.id = p.editions_id
        join courses c on c.id = d.courses_id
        join course_cards k on k.courses_id = c.id and k.is_visible
      where p.id = any(${sql.param(listFacts(rows))}::int[])`)
    return byFact(rows, new Map(found.map((row) => [row.epreuves_id, row])))
  },
}
