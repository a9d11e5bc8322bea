import { useQuery } from '@tanstack/react-query'
import { ActualiteCard } from './actualite-card.tsx'
import { Block } from './block.tsx'
import { homeActualitesQuery } from './regie.queries.ts'

export function ActualitesBlock() {
  const query = useQuery(homeActualitesQuery)
  return (
    <Block
      id="actualites-du-site"
      more={{ to: '/actualites', label: 'Toutes les actualités' }}
      query={query}
      title="Actualités"
    >
      {(news) => (
        <ul className="regie-grid">
          {news.map((actualite) => (
            <li key={actualite.id}>
              <ActualiteCard actualite={actualite} />
            </li>
          ))}
        </ul>
      )}
    </Block>
  )
}
