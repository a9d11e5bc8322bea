export const [WIDTH, HEIGHT] = [1600, 1066]

export type Line = readonly (readonly [x: number, y: number])[]

export const path = (fill: string, d: string, more = '') => `<path fill="${fill}" d="${d}"${more}/>`

export const along = (line: Line) =>
  line.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(1)}`).join('L')

export const fill = (y: number, colour: string, more = '') =>
  `<rect y="${y}" width="${WIDTH}" height="${HEIGHT - y}" fill="${colour}"${more}/>`

type Stop = readonly [offset: number, colour: string, opacity?: number]

/** Stops run top to bottom, or from the centre outwards. */
export const gradient = (id: string, kind: 'linear' | 'radial', ...stops: Stop[]) =>
  `<${kind}Gradient id="${id}"${kind === 'linear' ? ' x2="0" y2="1"' : ''}>${stops
    .map(
      ([at, colour, alpha = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${alpha}"/>`,
    )
    .join('')}</${kind}Gradient>`
