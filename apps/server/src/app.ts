import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { MEDIA_TYPE } from '@foulee/contract/shared/client'
import { ApiError } from '@foulee/contract/shared/errors'
import {
  ALL_CHANGED,
  CHANGES_CHANNEL,
  type Invalidation,
  readInvalidation,
} from '@foulee/db/invalidation'
import { MAX_UPLOAD_BYTES } from '@foulee/domain/shared/upload-limits'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { mountDocs } from '#features/site/documentation/mount-docs.ts'
import { WORKS } from '#features/works.ts'
import { mount } from '#kernel/calls/mount.ts'
import type { Dependencies } from '#kernel/dependencies.ts'
import { createPhotoAccess } from '#kernel/entity-types/photo-access.ts'
import { serveMedias } from '#kernel/entity-types/serve-medias.ts'
import { mountMailbox } from '#kernel/mail/mailbox-page.ts'
import { receiveOneClicks } from '#kernel/mail/one-click.ts'
import { serveBackOffice } from '#kernel/pages/back-office.ts'
import { mountWebExtras } from '#kernel/pages/extras.ts'
import { serveFiles, useMiddleware } from '#kernel/pages/files.ts'
import { receiveFormPosts, receiveShares } from '#kernel/pages/form-post.ts'
import { mountPages } from '#kernel/pages/pages.ts'
import { weighLines } from '#kernel/search/carte/world-line.ts'
import type { Services } from '#kernel/services.ts'
import { closeTools, createTools } from '#kernel/tools.ts'
import { createLimiter } from '#platform/concurrency/concurrency.ts'
import { createAdmissionFilter } from '#platform/http/admission-filter.ts'
import { weighResponse } from '#platform/http/cached-response.ts'
import { rejectEncodings } from '#platform/http/encodings.ts'
import { answerFailure, handleClientErrors, handleErrors } from '#platform/http/errors.ts'
import { mountHealth } from '#platform/http/health.ts'
import { loggerOptions } from '#platform/http/logger.ts'
import { handleNotFound } from '#platform/http/not-found.ts'
import { createRateLimits } from '#platform/http/rate-limits.ts'
import { createSecurityHeaders } from '#platform/http/security-headers.ts'
import { createSharedCaches } from '#platform/http/shared-cache.ts'
import { closeUnread, cutAtStop, PATIENCE } from '#platform/http/slow-clients.ts'
import { createTaggedCache } from '#platform/http/tagged-cache.ts'
import { followCalls, readTrace } from '#platform/http/trace.ts'
import { normalizeUrls, readTarget } from '#platform/http/url.ts'
import { createQueues } from '#platform/jobs/run.ts'
import { createBasemaps } from '#platform/map-tiles/basemaps.ts'
import { mountBasemaps } from '#platform/map-tiles/mount-basemaps.ts'
import { createExternalClients } from '#platform/oauth/clients.ts'
import {
  describeRequest,
  mountReports,
  openReports,
} from '#platform/observability/error-reporting/reports.ts'
import { FLUX_CHANNEL } from '#platform/realtime/channel.ts'
import { createFlux } from '#platform/realtime/flux.ts'
import { openRouting } from '#platform/routing/open-routing.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { createWatches } from '#platform/watches/watches.ts'
import { unsubscribe } from './features/echanges/notifications/reglages.commands.ts'
import { isStaffPasse } from './features/equipe/admin/passe.queries.ts'
import { FEATURES } from './features/features.ts'
import { findIdentity } from './features/membres/session/session.queries.ts'
import { REGISTRY } from './features/registry.ts'

const MAX_BODY = 1024 * 1024
/** In bytes, for cached responses and, apart, for cached pages. */
const MAX_STORED = 12 * 1024 * 1024
const MAX_ENTRIES = 2_000
/** Grid cells of cached map searches, about 100 bytes each. */
const MAX_SQUARES = 400_000
/** In bytes, for the simplified lines of the map: about 8 000 routes. */
const MAX_LIGNES = 8 * 1024 * 1024
const MAX_NEWCOMERS = 5_000
/** Wait for a changed list to be recomputed before the stale one is served. */
const PATIENCE_MS = 50
/** Concurrent page renders; more would only compete for the thread. */
const MAX_RENDERS = 6
const MAX_WAITING_RENDERS = 500
const createRenderRefusal = () => new ApiError('service_indisponible', { retryAfter: 5 })

export const routes = FEATURES.flatMap(({ parts }) => parts.flatMap((part) => part.routes))

/**
 * Builds the application without listening. Composition root: the kernel imports no feature, so
 * callbacks (authentication, access to the back office) are passed in here.
 */
export async function buildApp({
  config,
  connection,
  clock,
  storage = openStorage(config.storage),
  watches = createWatches(config.montres, { publicUrl: config.publicUrl, clock }),
  fluxSources = [],
  logTo,
  web,
  metrics,
  tools,
  patienceMs = PATIENCE_MS,
  patience = PATIENCE,
}: Dependencies): Promise<FastifyInstance> {
  const isSecure = config.publicUrl.startsWith('https:')
  const protect = createSecurityHeaders(isSecure)
  const app = Fastify({
    logger: loggerOptions(config.logLevel, logTo),
    trustProxy: (_address, hop) => hop < config.proxies,
    bodyLimit: MAX_BODY,
    requestTimeout: patience.requestMs,
    connectionTimeout: patience.silentMs,
    http: { headersTimeout: patience.headersMs, connectionsCheckingInterval: patience.everyMs },
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    // Requests that arrive during shutdown are answered: a balancer must not retry writes.
    return503OnClosing: false,
    childLoggerFactory: (logger, bindings, options, { headers }) =>
      logger.child({ ...bindings, trace: readTrace(headers, String(bindings.reqId)) }, options),
    rewriteUrl: readTarget,
    clientErrorHandler: handleClientErrors(patience.lingerMs),
    frameworkErrors: (cause, request, reply) => {
      protect(request, reply)
      answerFailure(cause, request, reply)
    },
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  })
  const own = tools ?? createTools()
  const basemaps = createBasemaps(config, { log: app.log })
  const services: Services = {
    db: connection.db,
    replicas: connection.replicas,
    config,
    clock,
    log: app.log,
    limits: createRateLimits(connection.db, config.rates),
    storage,
    routing: openRouting(config, {
      db: connection.db,
      terrain: basemaps.terrain,
      log: app.log,
    }),
    ...own,
    watches,
    external: createExternalClients(config.external, { publicUrl: config.publicUrl, clock }),
    listCaches: {
      totals: createTaggedCache(MAX_ENTRIES, () => 1),
      corrections: createTaggedCache(MAX_ENTRIES, () => 1),
      grilles: createTaggedCache(MAX_SQUARES, ({ size }) => size + 1_000),
      lignes: createTaggedCache(MAX_LIGNES, weighLines),
    },
    registry: REGISTRY,
    flux: createFlux({
      db: connection.db,
      clock,
      log: app.log,
      sources: [...REGISTRY.flux, ...fluxSources],
      settings: config.flux,
    }),
  }
  if (!tools) app.addHook('onClose', () => closeTools(own))
  const onFailure = (cause: unknown) => app.log.error(cause)
  const cache = createTaggedCache(MAX_STORED, weighResponse, {
    patienceMs,
    onFailure,
    isOwnFailure: (cause) => cause instanceof ApiError && cause.status === 429,
  })
  const pages = createTaggedCache(MAX_STORED, weighResponse, {
    patienceMs,
    onFailure,
    limit: createLimiter(MAX_RENDERS, MAX_WAITING_RENDERS, createRenderRefusal),
  })
  metrics?.measureAnswers(app)
  metrics?.measureInner({
    caches: { appels: cache, pages, ...services.listCaches },
    flux: services.flux,
  })
  const isNew = createAdmissionFilter(MAX_NEWCOMERS)
  const before = createSharedCaches(config.cachePurgeUrls, app.log)
  const { replicas } = connection
  const drop = (changes: Invalidation, isTold = true) => {
    // First, so that recomputed answers do not come from a replica that lags behind the change.
    replicas?.recordChange()
    for (const tagged of [cache, pages, ...Object.values(services.listCaches)]) tagged.drop(changes)
    // Last, so that the upstream cache refetches recomputed answers.
    if (isTold) before.drop(changes)
  }
  // Answers computed from replicas meanwhile may predate an announced change.
  replicas?.onBack(() => drop(ALL_CHANGED))
  const stopHearing = await connection.listen(
    CHANGES_CHANNEL,
    (payload) => drop(readInvalidation(payload)),
    // Without notifications, upstream caches keep their entries; reconnection purges them.
    (isOver) => {
      // An unreachable database notifies no other node either: cached answers are all there is.
      if (isOver || !connection.isSilent()) drop(ALL_CHANGED, isOver)
    },
  )
  // Another node may reconnect before this one.
  connection.onVoice(() => drop(ALL_CHANGED, false))
  app.addHook('onClose', async () => {
    stopHearing()
    await before.close()
  })
  const { flux } = services
  const stopStreams = await connection.listen(FLUX_CHANNEL, flux.onPayload, flux.onGap)
  // Before the server waits for pending requests: a stream never ends by itself.
  app.addHook('preClose', async () => {
    stopStreams()
    flux.close()
  })

  await createQueues(connection.db, WORKS)

  const reports = await openReports(config)
  const report = (cause: unknown, request: FastifyRequest) =>
    reports?.failed(cause, describeRequest(request))
  handleErrors(app, report)
  closeUnread(app, patience.lingerMs)
  cutAtStop(app, patience.stopMs)
  mountReports(app, reports)
  handleNotFound(app, routes)
  followCalls(app)
  app.addHook('onRequest', (request, reply, done) => {
    protect(request, reply)
    done()
  })
  rejectEncodings(app)
  // Modules served by the development server have URLs of their own formats.
  if (!web?.middleware) normalizeUrls(app)
  app.addContentTypeParser(
    MEDIA_TYPE,
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  )
  app.removeContentTypeParser('text/plain')
  await app.register(cookie)
  await app.register(multipart, { limits: { fileSize: MAX_UPLOAD_BYTES, files: 10, fields: 100 } })
  await app.register(compress, { threshold: 1024, customTypes: /^(text\/|application\/)/ })
  mountHealth(app, services)
  const photos = createPhotoAccess(services)
  serveMedias(app, { storage, photos })
  mountBasemaps(app, basemaps, services.limits)
  app.addHook('onReady', async () => services.routing.start())
  app.addHook('onClose', () => services.routing.stop())
  mountDocs(app)
  mountMailbox(app, config)
  await receiveOneClicks(app, (jeton) => unsubscribe(services.db, jeton))
  const getGuardContext = () => ({ now: clock(), asksFactor: config.staffSecondFactor })
  mount(app, routes, {
    services,
    photos,
    cache,
    isNew,
    resolveUser: (request) => findIdentity(services.db, request, getGuardContext()),
  })
  if (web) {
    if (web.folder) await serveFiles(app, web.folder)
    if (web.middleware) useMiddleware(app, web.middleware)
    if (web.backOffice) {
      await serveBackOffice(app, web.backOffice, (passe) =>
        isStaffPasse(services.db, passe, getGuardContext()),
      )
    }
    await receiveFormPosts(app)
    await receiveShares(app)
    await mountWebExtras(app, { services, connection, render: web.render })
    mountPages(app, { routes, services, cache: pages, isNew, report, ...web })
  }
  return app
}
