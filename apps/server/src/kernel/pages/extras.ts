import { ALL_CHANGED, CHANGES_CHANNEL, readInvalidation } from '@foulee/db/invalidation'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '#kernel/dependencies.ts'
import type { Services } from '#kernel/services.ts'
import { createFileCache } from './cached-file.ts'
import { mountFeeds } from './feeds.ts'
import { mountFrames } from './integrer.ts'
import type { Render } from './renderer.ts'
import { mountRobots } from './robots.ts'
import { mountShareImages } from './share-images.ts'
import { mountSitemap } from './sitemap.ts'

const MAX_CACHED = 12 * 1024 * 1024

type Extras = { services: Services; connection: Dependencies['connection']; render: Render }

export async function mountWebExtras(
  app: FastifyInstance,
  { services, connection, render }: Extras,
): Promise<void> {
  const keeper = createFileCache(MAX_CACHED)
  const stopHearing = await connection.listen(
    CHANGES_CHANNEL,
    (payload) => keeper.drop(readInvalidation(payload)),
    () => keeper.drop(ALL_CHANGED),
  )
  app.addHook('onClose', async () => stopHearing())
  mountRobots(app, services.config)
  mountSitemap(app, services, keeper)
  mountFeeds(app, services, keeper)
  mountFrames(app, services, keeper)
  mountShareImages(app, { services, keeper, render })
}
