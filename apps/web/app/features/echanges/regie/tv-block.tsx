import { useQuery } from '@tanstack/react-query'
import { Block } from './block.tsx'
import { tvQuery } from './regie.queries.ts'
import { TvCard } from './tv-card.tsx'

export function TvBlock() {
  const query = useQuery(tvQuery)
  return (
    <Block id="tv" query={query} title="Foulée TV">
      {(videos) => (
        <ul className="regie-grid">
          {videos.map((video) => (
            <li key={video.id}>
              <TvCard video={video} />
            </li>
          ))}
        </ul>
      )}
    </Block>
  )
}
