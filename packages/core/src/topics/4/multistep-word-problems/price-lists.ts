import { type Both, type Expr, type Inline, line, type Term, words } from '../../../author.ts'

type Sentence = Both<readonly Inline[]>
interface Thing {
  readonly name: Expr
  readonly price: readonly [least: number, most: number]
  readonly bought: (amount: Term) => Sentence
}
/** A list of prices, of which two are needed. */
export interface PriceList {
  readonly head: Expr
  readonly things: readonly Thing[]
  readonly who: Sentence
  readonly ends: (dollars: Term) => Sentence
}

const thing = (
  name: readonly [string, string],
  price: readonly [number, number],
  bought: (amount: Term) => Sentence,
): Thing => ({ name: words(...name), price, bought })

export const priceLists: readonly PriceList[] = [
  {
    head: words('Equipment', 'Equipo'),
    who: { en: line`A sports club buys`, es: line`Un club deportivo compra` },
    ends: x => ({ en: line`The club pays ${x} dollars.`, es: line`El club paga ${x} dólares.` }),
    things: [
      thing(['net', 'red'], [26, 39], n => ({ en: line`${n} nets`, es: line`${n} redes` })),
      thing(['jersey', 'camiseta'], [16, 24], n => ({ en: line`${n} jerseys`, es: line`${n} camisetas` })),
      thing(['basketball', 'balón de baloncesto'], [18, 28], n => ({
        en: line`${n} basketballs`,
        es: line`${n} balones de baloncesto`,
      })),
      thing(['whistle', 'silbato'], [3, 7], n => ({ en: line`${n} whistles`, es: line`${n} silbatos` })),
    ],
  },
  {
    head: words('Ticket', 'Boleto'),
    who: { en: line`A group of visitors to a museum buys`, es: line`Un grupo de visitantes de un museo compra` },
    ends: x => ({ en: line`The group pays ${x} dollars.`, es: line`El grupo paga ${x} dólares.` }),
    things: [
      thing(['adult', 'adulto'], [18, 26], n => ({ en: line`${n} adult tickets`, es: line`${n} boletos de adulto` })),
      thing(['student', 'estudiante'], [11, 16], n => ({
        en: line`${n} student tickets`,
        es: line`${n} boletos de estudiante`,
      })),
      thing(['child', 'niño'], [6, 9], n => ({ en: line`${n} child tickets`, es: line`${n} boletos de niño` })),
      thing(['senior', 'adulto mayor'], [13, 17], n => ({
        en: line`${n} senior tickets`,
        es: line`${n} boletos de adulto mayor`,
      })),
    ],
  },
  {
    head: words('Plant', 'Planta'),
    who: { en: line`A city park orders`, es: line`Un parque de la ciudad encarga` },
    ends: x => ({ en: line`The park pays ${x} dollars.`, es: line`El parque paga ${x} dólares.` }),
    things: [
      thing(['apple tree', 'manzano'], [42, 65], n => ({ en: line`${n} apple trees`, es: line`${n} manzanos` })),
      thing(['rose bush', 'rosal'], [18, 29], n => ({ en: line`${n} rose bushes`, es: line`${n} rosales` })),
      thing(['sunflower', 'girasol'], [4, 8], n => ({ en: line`${n} sunflowers`, es: line`${n} girasoles` })),
      thing(['lemon tree', 'limonero'], [33, 48], n => ({ en: line`${n} lemon trees`, es: line`${n} limoneros` })),
    ],
  },
  {
    head: words('Furniture', 'Mueble'),
    who: { en: line`A new school buys`, es: line`Una escuela nueva compra` },
    ends: x => ({ en: line`The school pays ${x} dollars.`, es: line`La escuela paga ${x} dólares.` }),
    things: [
      thing(['desk', 'escritorio'], [64, 88], n => ({ en: line`${n} desks`, es: line`${n} escritorios` })),
      thing(['chair', 'silla'], [23, 36], n => ({ en: line`${n} chairs`, es: line`${n} sillas` })),
      thing(['lamp', 'lámpara'], [14, 22], n => ({ en: line`${n} lamps`, es: line`${n} lámparas` })),
      thing(['rug', 'alfombra'], [45, 59], n => ({ en: line`${n} rugs`, es: line`${n} alfombras` })),
    ],
  },
]
