import type { Logo } from './logo.ts'
import { refuse } from './refuse.ts'
import { type Element, elementOf } from './svg-elements.ts'

type Attributes = Readonly<Record<string, string>>

/**
 * A drawing that is complete in itself, written anew so that it is the same in print: the writer of the PDF knows no black
 * where nothing is said, no style of the whole drawing, and leaves out without a word what it does not draw.
 */
export function readSvg(data: Uint8Array): Logo {
  const source = decoded(data)
  if (/<!(?:DOCTYPE|ENTITY)|<script|<foreignObject|\bon\w+\s*=/i.test(source))
    return refuse('is an SVG file with scripts, entities or foreign content')
  const root = elementOf(source)
  if (root?.name !== 'svg') return refuse('is not a PNG, JPEG or SVG file')
  if (/\bhref\s*=|url\(\s*["']?\s*[^#"'\s]/i.test(source)) return refuseSvg('that refers to other files or parts')
  const definitions = root.children.map(definitionsIn).join('')
  const unknown = [...source.matchAll(/url\(\s*["']?#([^)"']*)/g)].find(([, id]) => !definitions.includes(`id="${id}"`))
  if (unknown) return refuseSvg(`with ${unknown[0]}), which is neither a gradient nor a clip`)
  const box = boxOf(root)
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}"><defs>${definitions}</defs>${childrenOf(root, picked(styled(root), HANDED_DOWN))}</svg>`
  return { data: new TextEncoder().encode(drawing), format: 'svg', width: box[2], height: box[3] }
}

function decoded(data: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data)
  } catch {
    return refuse('is not a PNG, JPEG or SVG file')
  }
}

const refuseSvg = (what: string): never =>
  refuse(`is an SVG file ${what}, which cannot be printed; save it as plain outlines, or as PNG`)

function boxOf({
  attributes: { viewBox, width = '', height = '' },
}: Element): readonly [number, number, number, number] {
  const [x = 0, y = 0, w = Number.NaN, h = Number.NaN] = viewBox
    ? viewBox
        .trim()
        .split(/[\s,]+/)
        .map(Number)
    : [0, 0, ...[width, height].map(side => (/^[\d.]+(?:px|pt)?$/.test(side) ? Number.parseFloat(side) : Number.NaN))]
  return [x, y, w, h]
}

const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'])
const GRADIENTS = new Set(['linearGradient', 'radialGradient'])
const PLACES = ['d', 'points', 'x', 'y', 'width', 'height', 'rx', 'ry', 'cx', 'cy', 'r', 'x1', 'y1', 'x2', 'y2']
const LINES = ['stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'stroke-miterlimit']
const HANDED_DOWN = ['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-opacity', ...LINES, 'color', 'visibility']
const EFFECTS = ['mask', 'filter', 'marker', 'marker-start', 'marker-mid', 'marker-end']

/** What editors note beside the drawing. */
const isNote = (name: string) => name.includes(':') || ['title', 'desc', 'metadata'].includes(name)

const childrenOf = ({ children }: Element, style: Attributes): string =>
  children.map(child => drawn(child, style)).join('')

function drawn(element: Element, inherited: Attributes): string {
  const { name } = element
  if (isNote(name) || name === 'defs' || name === 'clipPath' || GRADIENTS.has(name)) return ''
  if (name !== 'g' && !SHAPES.has(name)) return refuseSvg(`with <${name}>`)
  const own = styled(element)
  const style = { ...inherited, ...picked(own, HANDED_DOWN) }
  const effect = EFFECTS.find(effect => (own[effect] ?? 'none') !== 'none')
  if (effect) return refuseSvg(`with a ${effect}`)
  if (own.display === 'none') return ''
  const placed = picked(own, ['transform', 'clip-path'])
  if (name === 'g') {
    if (Number(own.opacity ?? 1) !== 1) return refuseSvg('with a group that lets light through')
    return `<g${written(placed)}>${childrenOf(element, style)}</g>`
  }
  if (style.visibility === 'hidden') return ''
  const paint = picked({ ...style, ...paintsOf(style) }, [
    'fill',
    'stroke',
    'fill-opacity',
    'stroke-opacity',
    'fill-rule',
    ...LINES,
  ])
  return `<${name}${written({ ...placesOf(element), ...placed, ...picked(own, ['opacity']), ...paint })}/>`
}

/** A fill of "none" would give way to that of a group, so it is left out, and black is said. */
function paintsOf({ fill = 'black', stroke = 'none', color = 'black' }: Attributes): Attributes {
  if (stroke.includes('url(')) return refuseSvg('with lines in several colors')
  const colored = Object.entries({ fill, stroke })
    .filter(([, paint]) => paint !== 'none' && paint !== 'transparent')
    .map(([name, paint]) => [name, opaque(paint === 'currentColor' ? color : paint)] as const)
  return { fill: '', stroke: '', ...Object.fromEntries(colored) }
}

function opaque(color: string): string {
  if (/^(?:rgb|hsl)a\(|\/|^#(?:[\da-f]{4}|[\da-f]{8})$/i.test(color))
    return refuseSvg('with colors that let light through')
  // The one name that the writer of the PDF does not know.
  return color.toLowerCase() === 'rebeccapurple' ? '#663399' : color
}

function placesOf({ attributes }: Element): Attributes {
  const places = picked(attributes, PLACES)
  for (const [name, place] of Object.entries(places))
    if (name !== 'd' && name !== 'points' && !/^\s*[-+.\deE]+(?:px)?\s*$/.test(place))
      return refuseSvg(`with a length of ${place}`)
  return places
}

/** Gradients and clips are defined anywhere, and are looked for in one place. */
function definitionsIn(element: Element): string {
  const { name, attributes, children } = element
  if (isNote(name)) return ''
  if (name === 'style') return refuseSvg('with <style>')
  if (GRADIENTS.has(name)) {
    if ('gradientTransform' in attributes || 'fx' in attributes || 'fy' in attributes)
      return refuseSvg('with a gradient that is turned or out of its middle')
    const stops = children.filter(child => child.name === 'stop').map(styled)
    const shown = stops.map(stop => {
      const color = opaque(stop['stop-color'] ?? 'black')
      return `<stop${written({ ...picked(stop, ['offset', 'stop-opacity']), 'stop-color': color })}/>`
    })
    const where = ['id', 'gradientUnits', 'spreadMethod', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r']
    return `<${name}${written(picked(attributes, where))}>${shown.join('')}</${name}>`
  }
  if (name === 'clipPath') {
    const shapes = children
      .filter(child => !isNote(child.name))
      .map(child => {
        const style = styled(child)
        const isPlain = SHAPES.has(child.name) && !('transform' in style) && style['clip-rule'] !== 'evenodd'
        if (!isPlain || attributes.clipPathUnits === 'objectBoundingBox')
          return refuseSvg('with a clip that is not a plain shape')
        return `<${child.name}${written(placesOf(child))}/>`
      })
    return `<clipPath${written(picked(attributes, ['id']))}>${shapes.join('')}</clipPath>`
  }
  return children.map(definitionsIn).join('')
}

const picked = (attributes: Attributes, names: readonly string[]): Attributes =>
  Object.fromEntries(names.flatMap(name => (attributes[name] ? [[name, attributes[name]]] : [])))

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`)
    .join('')

/** An element's attributes, with those that its style says. */
function styled({ attributes }: Element): Attributes {
  const said = (attributes.style ?? '').split(';').map(rule => rule.split(':').map(part => part.trim()))
  return { ...attributes, ...Object.fromEntries(said.filter(([name, value]) => name && value)) }
}
