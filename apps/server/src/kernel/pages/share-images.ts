import type { Call } from '@foulee/contract/shared/call'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Kind } from '@foulee/domain/shared/kinds'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '#kernel/services.ts'
import { asCaller, createFairQueue, FAIR_QUEUES } from '#platform/concurrency/concurrency.ts'
import { networkKey } from '#platform/http/rate-limit-keys.ts'
import { type FileCache, sendCachedFile, toCachedFile } from './cached-file.ts'
import { type Render, readSite } from './renderer.ts'
import type { ShareScene } from './share-drawing.ts'

const FILE = /^([a-z0-9-]+)\.png$/
const PNG = 'image/png'

type ShareOptions = { services: Services; keeper: FileCache; render: Render }

/** With its canvas, once an image is wanted that no cache has. */
const loadDrawing = () => import('./share-drawing.ts')

export function mountShareImages(app: FastifyInstance, options: ShareOptions): void {
  const { services, keeper } = options
  const inTurn = createFairQueue(FAIR_QUEUES.partage)
  /** Limit per address: large networks put many visitors behind one. */
  const most = 4 * services.config.lignes.parAppelant
  const limit = <T>({ ip }: FastifyRequest, draw: () => Promise<T>): Promise<T> =>
    asCaller({ key: `reseau ${networkKey(ip)}`, most }, () => inTurn(draw))

  app.get('/partage/foulee.png', (request, reply) =>
    sendCachedFile(request, reply, keeper, () =>
      limit(request, async () => {
        const { drawSite } = await loadDrawing()
        return toCachedFile(await drawSite(await readScene('foulee', options, 'course')), PNG)
      }),
    ),
  )

  for (const entry of Object.values(services.registry.kinds)) {
    const { kind, share } = entry
    if (!share) continue
    app.get<{ Params: { file: string } }>(`/partage/${share.folder}/:file`, (request, reply) =>
      sendCachedFile(request, reply, keeper, async () => {
        const [, slug = ''] = FILE.exec(request.params.file) ?? []
        const found = slug ? await share.find(services.db, slug) : null
        if (!found) throw new ApiError(share.missing)
        return limit(request, async () => {
          const scene = await readScene(slug, options, kind)
          const { drawShare } = await loadDrawing()
          const picture = await drawShare(found.content, scene)
          return toCachedFile(picture, PNG, entry.tag ? [entry.tag(found.id)] : [])
        })
      }),
    )
  }
}

/** The page's own illustration for the slug; without one the background is plain. */
async function readScene(
  slug: string,
  { services, render }: ShareOptions,
  kind: Kind,
): Promise<ShareScene> {
  const { publicUrl, isDemo } = services.config
  const request = new Request(`${publicUrl}/relief/${kind}/${slug}.svg`)
  const fail = (cause: unknown) =>
    services.log.error({ err: cause, kind, slug }, 'A relief could not be drawn')
  const response = await render(request, noCall, readSite(services.config), fail)
  const isDrawing = response.headers.get('content-type')?.startsWith('image/svg')
  return { relief: isDrawing ? Buffer.from(await response.arrayBuffer()) : null, isDemo }
}

const noCall: Call = async () => {
  throw new ApiError('adresse_introuvable')
}
