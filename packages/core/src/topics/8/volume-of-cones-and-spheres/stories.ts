import {
  answerStep,
  type Block,
  type Both,
  decimal,
  type Expr,
  m,
  measure,
  prose,
  type Random,
  Ratio,
  role,
} from '../../../author.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { cubed } from '../../kit/measures/length-units.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import {
  type Drawn,
  decimalSteps,
  type Form,
  isRounded,
  isRoundedClearly,
  PI,
  partOf,
  roundedAmount,
  toldVolume,
  type Unit,
} from './parts.ts'

type Told = ReturnType<typeof role>
interface Setting {
  readonly id: string
  readonly shape: Drawn['shape']
  readonly by: Drawn['by']
  readonly unit: Unit
  /** Radius or diameter, as it is told, and the height, in tenths. */
  readonly across: readonly number[]
  readonly heights: readonly number[]
  readonly tell: (across: Told, height: Told) => Both<Block>
  readonly end: Both<string>
}

const settings: readonly Setting[] = [
  {
    id: 'basketball',
    shape: 'sphere',
    by: 'diameter',
    unit: 'inch',
    across: [90, 92, 94],
    heights: [10],
    tell: d => ({
      en: prose`A basketball has a diameter of ${d}. What is its volume?`,
      es: prose`Un balón de baloncesto tiene un diámetro de ${d}. ¿Cuál es su volumen?`,
    }),
    end: { en: 'The volume of the basketball is about', es: 'El volumen del balón es de aproximadamente' },
  },
  {
    id: 'cup',
    shape: 'cone',
    by: 'diameter',
    unit: 'inch',
    across: [26, 28, 30, 32],
    heights: [30, 35, 40, 50],
    tell: (d, h) => ({
      en: prose`A paper cup is a cone with a diameter of ${d} and a height of ${h}. What volume of water does it hold?`,
      es: prose`Un vaso de papel es un cono con un diámetro de ${d} y una altura de ${h}. ¿Qué volumen de agua le cabe?`,
    }),
    end: { en: 'The cup holds about', es: 'Al vaso le caben aproximadamente' },
  },
  {
    id: 'globe',
    shape: 'sphere',
    by: 'diameter',
    unit: 'centimeter',
    across: [80, 90, 100, 110],
    heights: [10],
    tell: d => ({
      en: prose`The glass ball of a snow globe has a diameter of ${d} inside. What volume of water fills it?`,
      es: prose`La bola de vidrio de una esfera de nieve tiene un diámetro interior de ${d}. ¿Qué volumen de agua la llena?`,
    }),
    end: { en: 'The volume of the water is about', es: 'El volumen del agua es de aproximadamente' },
  },
  {
    id: 'traffic-cone',
    shape: 'cone',
    by: 'diameter',
    unit: 'inch',
    across: [100, 110, 120, 140],
    heights: [180, 240, 280, 360],
    tell: (d, h) => ({
      en: prose`Without its base plate, a traffic cone has a diameter of ${d} and a height of ${h}. What is the volume of the space inside it?`,
      es: prose`Sin su placa de base, un cono de tránsito tiene un diámetro de ${d} y una altura de ${h}. ¿Qué volumen tiene el espacio interior?`,
    }),
    end: { en: 'The volume of the space inside is about', es: 'El volumen del espacio interior es de aproximadamente' },
  },
  {
    id: 'bowl',
    shape: 'hemisphere',
    by: 'radius',
    unit: 'centimeter',
    across: [80, 90, 100, 110],
    heights: [10],
    tell: r => ({
      en: prose`A bowl is a hemisphere with a radius of ${r} inside. What volume of soup does the full bowl hold?`,
      es: prose`Un tazón es una semiesfera con un radio interior de ${r}. ¿Qué volumen de sopa le cabe al tazón lleno?`,
    }),
    end: { en: 'The bowl holds about', es: 'Al tazón le caben aproximadamente' },
  },
  {
    id: 'ice-cream',
    shape: 'cone',
    by: 'radius',
    unit: 'inch',
    across: [10, 11, 12, 13, 14, 15],
    heights: [40, 45, 50, 55, 60],
    tell: (r, h) => ({
      en: prose`A waffle cone has a radius of ${r} and a height of ${h}. It is filled with ice cream up to its rim. What is the volume of the ice cream?`,
      es: prose`Un cono de galleta tiene un radio de ${r} y una altura de ${h}. Se llena de helado hasta el borde. ¿Cuál es el volumen del helado?`,
    }),
    end: { en: 'The volume of the ice cream is about', es: 'El volumen del helado es de aproximadamente' },
  },
  {
    id: 'dome',
    shape: 'hemisphere',
    by: 'diameter',
    unit: 'foot',
    across: [400, 460, 500, 620],
    heights: [10],
    tell: d => ({
      en: prose`The dome of a planetarium is a hemisphere with a diameter of ${d}. What volume of air is there under the dome?`,
      es: prose`La cúpula de un planetario es una semiesfera con un diámetro de ${d}. ¿Qué volumen de aire hay bajo la cúpula?`,
    }),
    end: { en: 'There are about', es: 'Hay aproximadamente' },
  },
  {
    id: 'sand',
    shape: 'cone',
    by: 'diameter',
    unit: 'foot',
    across: [100, 120, 140, 160],
    heights: [40, 50, 55],
    tell: (d, h) => ({
      en: prose`A pile of sand is a cone with a diameter of ${d} and a height of ${h}. What is the volume of the sand?`,
      es: prose`Un montón de arena es un cono con un diámetro de ${d} y una altura de ${h}. ¿Cuál es el volumen de la arena?`,
    }),
    end: { en: 'The volume of the sand is about', es: 'El volumen de la arena es de aproximadamente' },
  },
  {
    id: 'orange',
    shape: 'sphere',
    by: 'radius',
    unit: 'centimeter',
    across: [35, 38, 40, 44],
    heights: [10],
    tell: r => ({
      en: prose`A round orange has a radius of ${r}. What is its volume?`,
      es: prose`Una naranja redonda tiene un radio de ${r}. ¿Cuál es su volumen?`,
    }),
    end: { en: 'The volume of the orange is about', es: 'El volumen de la naranja es de aproximadamente' },
  },
  {
    id: 'tent',
    shape: 'cone',
    by: 'radius',
    unit: 'foot',
    across: [60, 65, 70, 80],
    heights: [90, 100, 110, 125],
    tell: (r, h) => ({
      en: prose`A tent has the shape of a cone with a radius of ${r} and a height of ${h}. What is the volume of the space inside it?`,
      es: prose`Una carpa tiene forma de cono con un radio de ${r} y una altura de ${h}. ¿Qué volumen tiene el espacio interior?`,
    }),
    end: { en: 'The volume of the space inside is about', es: 'El volumen del espacio interior es de aproximadamente' },
  },
]

const drawnOf = (setting: Setting, random: Random): Drawn & { readonly setting: Setting } => {
  const across = Ratio.of(random.pick(setting.across), 10)
  return {
    setting,
    shape: setting.shape,
    by: setting.by,
    unit: setting.unit,
    r: setting.by === 'diameter' ? across.over(2) : across,
    h: Ratio.of(random.pick(setting.heights), 10),
  }
}

export const storyForms = (form: Form) => ({
  story: form({
    levels: ['medium'],
    share: 2,
    kind: 'story',
    lines: 4,
    draw(random) {
      const setting = random.evenly(settings)
      return random.until(
        () => drawnOf(setting, random),
        drawn => isRoundedClearly(partOf(drawn)),
      )
    },
    answer: { ...measured, requires: 'decimal-places-1' },
    solve: (drawn): Measured => ({ amount: roundedAmount(partOf(drawn)), unit: cubed(drawn.unit) }),
    ask({ setting, r, h, unit, by }) {
      const across =
        by === 'diameter' ? role('d', measure(shown(r.times(2)), unit)) : role('r', measure(shown(r), unit))
      const told = setting.tell(across, role('h', measure(shown(h), unit)))
      const rule = {
        en: prose`Use ${decimal(PI)} for ${m`π`} and round to the nearest tenth.`,
        es: prose`Usa ${decimal(PI)} para ${m`π`} y redondea a la décima más cercana.`,
      }
      const join = (locale: 'en' | 'es'): Block => {
        const [a, b] = [told[locale], rule[locale]]
        return {
          kind: 'paragraph',
          content: a.kind === 'paragraph' && b.kind === 'paragraph' ? [...a.content, ' ', ...b.content] : [],
        }
      }
      return { en: join('en'), es: join('es') }
    },
    solution: (drawn, { amount, unit }) => {
      const found = measure(amount, unit)
      const { end } = drawn.setting
      return [
        ...decimalSteps(drawn, amount as Expr, true),
        answerStep(
          found,
          drawn.setting.id === 'dome'
            ? {
                en: ['There are about ', found, ' of air under the dome.'],
                es: ['Hay aproximadamente ', found, ' de aire bajo la cúpula.'],
              }
            : { en: [`${end.en} `, found, '.'], es: [`${end.es} `, found, '.'] },
        ),
      ]
    },
    check(printed, { amount }) {
      const text = printed.text
      const shape = /hemisphere|semiesfera/.test(text)
        ? 'hemisphere'
        : /basketball|baloncesto|glass ball|bola de vidrio|orange|naranja/.test(text)
          ? 'sphere'
          : 'cone'
      return isRounded(amount, toldVolume(printed, shape))
    },
  }),
})
