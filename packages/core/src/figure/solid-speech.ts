import type { Both } from '../both.ts'
import { never } from '../errors.ts'
import { spokenBoxes } from './boxes-speech.ts'
import { numeric } from './exact.ts'
import type { Label, Scribe } from './kind.ts'
import { listing, sentence, told } from './saying.ts'
import type { Solid, Solid3d, StackPart } from './solid.ts'

const SHAPES: Readonly<Record<Exclude<Solid['shape'], 'boxes'>, Both<string>>> = {
  'rectangular-prism': { en: 'A rectangular prism', es: 'Un prisma rectangular' },
  'triangular-prism': { en: 'A triangular prism', es: 'Un prisma triangular' },
  pyramid: { en: 'A pyramid with a rectangular base', es: 'Una pirámide de base rectangular' },
  cylinder: { en: 'A cylinder', es: 'Un cilindro' },
  cone: { en: 'A cone', es: 'Un cono' },
  sphere: { en: 'A sphere', es: 'Una esfera' },
  hemisphere: { en: 'A hemisphere', es: 'Una semiesfera' },
  stack: {
    en: 'A solid of parts that stand on top of each other',
    es: 'Un cuerpo formado por partes colocadas una sobre otra',
  },
}

const DIMENSIONS: Readonly<Record<string, Both<string>>> = {
  length: { en: 'length', es: 'largo' },
  width: { en: 'width', es: 'ancho' },
  height: { en: 'height', es: 'altura' },
  base: { en: 'base of the triangle', es: 'base del triángulo' },
  left: { en: 'left side of the triangle', es: 'lado izquierdo del triángulo' },
  right: { en: 'right side of the triangle', es: 'lado derecho del triángulo' },
  radius: { en: 'radius', es: 'radio' },
  diameter: { en: 'diameter', es: 'diámetro' },
  slant: { en: 'slant height', es: 'altura inclinada' },
}

const PARTS: Readonly<Record<StackPart['shape'], Both<string>>> = {
  cylinder: { en: 'a cylinder', es: 'un cilindro' },
  cone: { en: 'a cone that points up', es: 'un cono con la punta hacia arriba' },
  'cone-down': { en: 'a cone that points down', es: 'un cono con la punta hacia abajo' },
  hemisphere: { en: 'a hemisphere, flat side down', es: 'una semiesfera con la cara plana hacia abajo' },
  'hemisphere-down': { en: 'a hemisphere, flat side up', es: 'una semiesfera con la cara plana hacia arriba' },
}

const SQUARE_PYRAMID: Both<string> = { en: 'A pyramid with a square base', es: 'Una pirámide de base cuadrada' }

const nameOf = (solid: Exclude<Solid, { shape: 'boxes' }>): Both<string> =>
  solid.shape === 'pyramid' && numeric(solid.length) === numeric(solid.width) ? SQUARE_PYRAMID : SHAPES[solid.shape]

export function spokenSolid({ solid, section }: Solid3d, scribe: Scribe): string {
  const say = (both: Both<string>) => sentence(scribe, both)
  const cut =
    section.length > 2 &&
    say({
      en: 'A plane cuts through it; the section is shaded',
      es: 'Un plano corta el cuerpo; la sección está sombreada',
    })
  switch (solid.shape) {
    case 'boxes':
      return spokenBoxes(solid, scribe)
    case 'stack':
      return told(
        say(SHAPES.stack),
        say({ en: 'From the bottom', es: 'Desde abajo' }) +
          `: ${listing(
            solid.parts.map(
              part =>
                say(PARTS[part.shape]) +
                (part.label ? ` (${say(DIMENSIONS.height!)} ${spoken(part.label, scribe)})` : ''),
            ),
            scribe,
          )}`,
        spokenLabels(solid.labels, scribe),
      )
    case 'rectangular-prism':
    case 'triangular-prism':
    case 'pyramid':
    case 'cylinder':
    case 'cone':
    case 'sphere':
    case 'hemisphere':
      return told(say(nameOf(solid)), spokenLabels(solid.labels, scribe), cut)
    default:
      return never(solid)
  }
}

const spoken = (label: Label, scribe: Scribe): string =>
  label.kind === 'blank' ? sentence(scribe, { en: 'blank', es: 'en blanco' }) : scribe.speak(label).trim()

const spokenLabels = (labels: Readonly<Record<string, Label | null>>, scribe: Scribe): string =>
  Object.entries(labels)
    .flatMap(([key, label]) => (label ? [`${sentence(scribe, DIMENSIONS[key]!)} ${spoken(label, scribe)}`] : []))
    .join('; ')
