import type { Locale } from '../../both.ts'
import type { Block } from '../../content.ts'

interface Drawn {
  /** For one and for many, without accents. */
  readonly en: readonly string[]
  readonly es: readonly string[]
}

const numbersOf = (words: string): readonly string[] => {
  const [one = '', many = `${one}s`] = words.split(',')
  return [one, many]
}

/** What is drawn, by its name in English; a plural that is more than an s follows its word. */
const DRAWN: ReadonlyMap<string, Drawn> = new Map(
  'circle circulo|counter ficha|square cuadrado|triangle triangulo|star estrella|heart corazon,corazones|rhombus,rhombuses rombo|hexagon hexagono|apple manzana|flower flor,flores|fish,fish pez,peces|leaf,leaves hoja|balloon globo|ball pelota|cookie galleta|cup taza|moon luna|house casa|tree arbol,arboles|car carro|duck pato|egg huevo|mushroom hongo|pencil lapiz,lapices|block bloque|book libro|shell concha|butterfly,butterflies mariposa|oval ovalo|rectangle rectangulo|trapezoid trapecio|pentagon pentagono|octagon octagono|turtle tortuga|snail caracol,caracoles|mouse,mice raton,ratones|rabbit conejo|elephant elefante'
    .split('|')
    .map(line => {
      const [en = '', es = ''] = line.split(' ')
      return [en.replace(/,.*/, ''), { en: numbersOf(en), es: numbersOf(es) }]
    }),
)
/** Figures that are called by their kind. */
const DIAGRAMS: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  'tape-diagram': { en: 'tape diagram', es: 'diagrama de cinta' },
  'number-line': { en: 'number line', es: 'recta numerica' },
  'number-bond': { en: 'number bond', es: 'vinculo numerico' },
  'bar-graph': { en: 'bar graph', es: 'grafica de barras' },
}
const FILLS: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  white: { en: 'white', es: 'blanco' },
  gray: { en: 'gray', es: 'gris' },
  dark: { en: 'black', es: 'negro' },
  striped: { en: 'striped', es: 'rayado' },
}

/** Parts of a figure that are pictures, with how they are filled. */
function picturesIn(part: unknown): readonly (readonly [name: string, fill: string])[] {
  if (typeof part !== 'object' || part === null) return []
  if ('kind' in part && part.kind === 'ten-frame') return [['counter', '']]
  if ('says' in part && part.says === 'traits') return []
  const name = 'icon' in part ? part.icon : 'shape' in part ? part.shape : null
  if (typeof name === 'string' && DRAWN.has(name))
    return [[name, 'fill' in part && typeof part.fill === 'string' ? part.fill : '']]
  return Object.values(part).flatMap(picturesIn)
}

const figuresIn = (blocks: readonly Block[]): readonly unknown[] =>
  blocks.flatMap(block =>
    block.kind === 'figure'
      ? [block.figure]
      : block.kind === 'side-by-side'
        ? block.items.flatMap(item => figuresIn(item))
        : [],
  )

/** What is drawn at each letter of a figure, in the words of both languages. */
export function picturesAtLetters(blocks: readonly Block[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  const read = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    const { shape, label } = part as { readonly shape?: unknown; readonly label?: { readonly name?: unknown } | null }
    const drawn = typeof shape === 'string' ? DRAWN.get(shape) : undefined
    if (drawn && typeof label?.name === 'string') found.set(label.name, [...drawn.en, ...drawn.es])
    else for (const inner of Object.values(part)) read(inner)
  }
  for (const figure of figuresIn(blocks)) read(figure)
  return found
}

/** The words for what all pictures of a problem show, where they show one kind of thing. */
export function wordsOfPictures(blocks: readonly Block[]): readonly string[] {
  const names = new Set(figuresIn(blocks).flatMap(figure => picturesIn(figure).map(([name]) => name)))
  const [name = ''] = names
  const drawn = names.size === 1 ? DRAWN.get(name) : undefined
  return drawn ? [...drawn.en, ...drawn.es] : []
}

/** The name and the color of the one thing that is drawn: triangulo gris. */
export function pictureName(blocks: readonly Block[], locale: Locale): string {
  const found = new Map(
    figuresIn(blocks).flatMap(figure => picturesIn(figure).map(picture => [picture.join(' '), picture])),
  )
  const [picture] = found.values()
  const [figure, ...more] = figuresIn(blocks)
  const kind = typeof figure === 'object' && figure !== null && 'kind' in figure ? figure.kind : ''
  if (picture === undefined && more.length === 0) return DIAGRAMS[String(kind)]?.[locale] ?? ''
  if (picture === undefined || found.size > 1) return ''
  const [name, fill] = picture
  const [noun = ''] = DRAWN.get(name)?.[locale] ?? []
  const color = FILLS[fill]?.[locale] ?? ''
  return (locale === 'en' ? `${color} ${noun}` : `${noun} ${color}`).trim()
}
