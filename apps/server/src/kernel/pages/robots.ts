import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config/config.ts'

/** Demo data must stay out of search engines. */
function buildRobots({ publicUrl, isDemo }: Pick<Config, 'publicUrl' | 'isDemo'>): string {
  const rules = isDemo
    ? ['# Données de démonstration', 'User-agent: *', 'Disallow: /']
    : ['User-agent: *', 'Allow: /', 'Allow: /api/docs', 'Disallow: /api/']
  return `${[...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`].join('\n')}\n`
}

export function mountRobots(app: FastifyInstance, config: Config): void {
  const robots = buildRobots(config)
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots))
}
