import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  getPlayerUrl,
  getVideoPage,
  labelService,
  PLAYER_ORIGINS,
  readVideoAddress,
} from './video.ts'

const HOSTS = ['framatube.org', 'video.exemple.fr']
const read = (text: string) => readVideoAddress(text, HOSTS)
const UUID = '9c9de5e8-0a1e-484a-b099-e80766180a6d'

describe('the address of a video', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://m.youtube.com/watch?app=x&v=dQw4w9WgXcQ&t=12', 'youtube', 'dQw4w9WgXcQ'],
    ['youtu.be/dQw4w9WgXcQ?si=abc', 'youtube', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    [' http://youtube.com/v/dQw4w9WgXcQ ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871/abcdef', 'vimeo', '76979871'],
    ['https://vimeo.com/76979871/8272103f6e-x', 'vimeo', '76979871'],
    ['https://vimeo.com/76979871/x8272103f6e', 'vimeo', '76979871'],
    [
      `https://framatube.org/videos/embed/${UUID}`,
      'peertube',
      `https://framatube.org/videos/embed/${UUID}`,
    ],
    ['https://vimeo.com/76979871', 'vimeo', '76979871'],
    ['https://vimeo.com/channels/staffpicks/76979871', 'vimeo', '76979871'],
    ['https://player.vimeo.com/video/76979871', 'vimeo', '76979871'],
    ['https://www.dailymotion.com/video/x8abcd1', 'dailymotion', 'x8abcd1'],
    ['https://www.dailymotion.com/video/x8abcd1_un-titre_sport', 'dailymotion', 'x8abcd1'],
    ['https://dai.ly/x8abcd1', 'dailymotion', 'x8abcd1'],
    ['https://geo.dailymotion.com/player.html?video=x8abcd1', 'dailymotion', 'x8abcd1'],
    [
      'https://framatube.org/w/kkGMgK9ZtnKfYAgnEtQxbv',
      'peertube',
      'https://framatube.org/videos/embed/kkGMgK9ZtnKfYAgnEtQxbv',
    ],
    [
      `https://framatube.org/videos/watch/${UUID}`,
      'peertube',
      `https://framatube.org/videos/embed/${UUID}`,
    ],
  ])('%s', (text, service, video) => {
    expect(read(text)).toEqual({ service, video })
  })

  it.each([
    '',
    'bonjour',
    'javascript:alert(1)',
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v=court',
    'https://www.youtube.com/watch?v=dQw4w9WgXc"',
    'https://youtube.com.mechant.example/watch?v=dQw4w9WgXcQ',
    'https://moi@youtube.com/watch?v=dQw4w9WgXcQ',
    'https://framatube.org:8443/w/kkGMgK9ZtnKfYAgnEtQxbv',
    'https://framatube.org/w/<script>',
    'https://vimeo.com/76979871/8272103f6e',
    'https://vimeo.com/76979871?h=8272103f6e',
    'https://vimeo.com/staffpicks',
    `https://framatube.org/films/watch/${UUID}`,
    `https://framatube.org/videos/rewatch/${UUID}`,
    `https://framatube.org/videos/watcher/${UUID}`,
    `https://framatube.org/${UUID}`,
    'https://evil.www.youtube.com/watch?v=dQw4w9WgXcQ',
    'ftp://youtube.com/watch?v=dQw4w9WgXcQ',
    `https://vimeo.com/76979871?${'x'.repeat(500)}`,
    'https://mechant.example/w/kkGMgK9ZtnKfYAgnEtQxbv',
  ])('refuses %j in words', (text) => {
    expect(read(text)).toEqual({ message: expect.stringMatching(/vidéo/) })
  })

  it('says which PeerTube hosts there are', () => {
    expect(read('https://mechant.example/w/kkGMgK9ZtnKfYAgnEtQxbv')).toEqual({
      message: expect.stringContaining('framatube.org, video.exemple.fr'),
    })
  })

  it('never leads to another host than the service, and can be parsed from its page', () => {
    const origins = [...PLAYER_ORIGINS, ...HOSTS.map((host) => `https://${host}`)]
    const part = fc.stringMatching(/^[\w.-]{1,12}$/)
    const site = fc.constantFrom('vimeo.com', 'youtube.com', 'www.youtube.com', 'tube.example')
    const address = fc.oneof(
      part.map((id) => `https://youtu.be/${id.slice(0, 11).padEnd(11, 'a')}`),
      fc.nat({ max: 10 ** 9 }).map((id) => `https://vimeo.com/${id}`),
      fc.tuple(site, part, part).map(([host, a, b]) => `https://${host}/${a}?v=${b}`),
      fc.uuid().map((id) => `https://framatube.org/w/${id}`),
    )
    fc.assert(
      fc.property(address, (text) => {
        const found = read(text)
        if ('message' in found) return
        expect(origins).toContain(new URL(getPlayerUrl(found)).origin)
        expect(read(getVideoPage(found))).toEqual(found)
      }),
    )
  })

  it.each([
    [
      'youtube',
      'dQw4w9WgXcQ',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    ],
    [
      'vimeo',
      '76979871',
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
      'https://vimeo.com/76979871',
    ],
    [
      'dailymotion',
      'x8abcd1',
      'https://geo.dailymotion.com/player.html?video=x8abcd1',
      'https://www.dailymotion.com/video/x8abcd1',
    ],
    [
      'peertube',
      `https://framatube.org/videos/embed/${UUID}`,
      `https://framatube.org/videos/embed/${UUID}?autoplay=1&p2p=0`,
      `https://framatube.org/w/${UUID}`,
    ],
  ] as const)(
    'a video of %s, %s, has its player at %s and its page at %s',
    (service, video, player, page) => {
      expect(getPlayerUrl({ service, video })).toBe(player)
      expect(getVideoPage({ service, video })).toBe(page)
    },
  )

  it('the third party contacted by a player is named', () => {
    expect(labelService({ service: 'vimeo', video: '76979871' })).toBe('Vimeo')
    expect(
      labelService({ service: 'peertube', video: `https://framatube.org/videos/embed/${UUID}` }),
    ).toBe('PeerTube (framatube.org)')
  })
})
