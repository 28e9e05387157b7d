import {
  answerStep,
  type Both,
  type Content,
  count,
  divide,
  equation,
  exact,
  explained,
  howMany,
  type Inline,
  line,
  type Noun,
  prose,
  quantity,
  story,
  type Term,
  theThings,
  things,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { levels } from './levels.ts'
import { placeAt } from './places.ts'

interface Setting {
  readonly thing: Noun
  readonly pack: Noun
  readonly each: 10 | 100 | 1000
  readonly tell: (total: Term, each: Term, asked: Term) => Both<Content>
  readonly ends: (found: Term) => Both<readonly Inline[]>
}

const settings: readonly Setting[] = [
  {
    thing: nouns.paperClip,
    pack: nouns.box,
    each: 100,
    tell: (total, each, asked) => ({
      en: prose`A factory makes ${total} in one day. It puts ${each} of them in each box. ${asked} does it fill?`,
      es: prose`Una fábrica hace ${total} en un día. Pone ${each} en cada caja. ¿${asked} llena?`,
    }),
    ends: found => ({ en: line`The factory fills ${found}.`, es: line`La fábrica llena ${found}.` }),
  },
  {
    thing: nouns.raffleTicket,
    pack: nouns.roll,
    each: 1000,
    tell: (total, each, asked) => ({
      en: prose`For a state fair, ${total} are printed. Each roll has ${each} of them. ${asked} are there?`,
      es: prose`Para una feria estatal se imprimen ${total}. En cada rollo hay ${each}. ¿${asked} hay?`,
    }),
    ends: found => ({ en: line`There are ${found}.`, es: line`Hay ${found}.` }),
  },
  {
    thing: nouns.sticker,
    pack: nouns.sheet,
    each: 10,
    tell: (total, each, asked) => ({
      en: prose`A toy store has ${total} on sheets of ${each}. ${asked} does the store have?`,
      es: prose`Una juguetería tiene ${total} en hojas de ${each}. ¿${asked} tiene la juguetería?`,
    }),
    ends: found => ({ en: line`The store has ${found}.`, es: line`La juguetería tiene ${found}.` }),
  },
  {
    thing: nouns.seed,
    pack: nouns.envelope,
    each: 100,
    tell: (total, each, asked) => ({
      en: prose`Workers on a farm sort ${total} into envelopes of ${each}. ${asked} do they fill?`,
      es: prose`En una granja separan ${total} en sobres de ${each}. ¿${asked} llenan?`,
    }),
    ends: found => ({ en: line`They fill ${found}.`, es: line`Llenan ${found}.` }),
  },
  {
    thing: nouns.penny,
    pack: nouns.bag,
    each: 1000,
    tell: (total, each, asked) => ({
      en: prose`A bank counts ${total}. A full bag holds ${each} of them. ${asked} can the bank fill?`,
      es: prose`Un banco cuenta ${total}. En una bolsa llena caben ${each}. ¿${asked} puede llenar el banco?`,
    }),
    ends: found => ({ en: line`The bank can fill ${found}.`, es: line`El banco puede llenar ${found}.` }),
  },
  {
    thing: nouns.bead,
    pack: nouns.jar,
    each: 100,
    tell: (total, each, asked) => ({
      en: prose`An art club has ${total}. The members put ${each} in every jar. ${asked} do they need?`,
      es: prose`Un club de arte tiene ${total}. Los miembros ponen ${each} en cada frasco. ¿${asked} necesitan?`,
    }),
    ends: found => ({ en: line`They need ${found}.`, es: line`Necesitan ${found}.` }),
  },
  {
    thing: nouns.napkin,
    pack: nouns.pack,
    each: 100,
    tell: (total, each, asked) => ({
      en: prose`A stadium orders ${total} in packs of ${each}. ${asked} does it order?`,
      es: prose`Un estadio pide ${total} en paquetes de ${each}. ¿${asked} pide?`,
    }),
    ends: found => ({ en: line`The stadium orders ${found}.`, es: line`El estadio pide ${found}.` }),
  },
  {
    thing: nouns.orange,
    pack: nouns.crate,
    each: 100,
    tell: (total, each, asked) => ({
      en: prose`An orchard picks ${total} this season. One crate holds ${each} of them. ${asked} are filled?`,
      es: prose`En un huerto recogen ${total} esta temporada. En un cajón caben ${each}. ¿${asked} se llenan?`,
    }),
    ends: found => ({ en: line`In all, ${found} are filled.`, es: line`Se llenan ${found}.` }),
  },
]

export const packed = story({
  levels: ['hard'] as const,
  settings,
  draw(random, { thing, each }, _level: (typeof levels)['hard']) {
    const [a, b, c] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 3)
    const three = random.pick([100 * a + b, 100 * a + 10 * b + c])
    return { total: count(each * (each === 10 ? 10 * three + b : three), thing), each }
  },
  answer: quantity,
  solve: ({ total, each }, { pack }) => count(exact(total.amount).over(each), pack),
  ask: ({ total, each }, { pack, tell }) => tell(total, each, howMany(pack)),
  solution({ total, each }, found, { ends }) {
    const place = String(each).length - 1
    return [
      explained(
        prose`${count(1, placeAt(place))} = ${each}`,
        line`Each group of ${each} is ${count(1, placeAt(place))}: count the ${things(placeAt(place))}.`,
        line`Cada grupo de ${each} es ${count(1, placeAt(place))}: cuenta ${theThings(placeAt(place))}.`,
      ),
      explained(
        equation(divide(exact(total.amount), each), exact(found.amount)),
        line`${exact(total.amount)} has ${count(exact(found.amount), placeAt(place))}.`,
        line`${exact(total.amount)} tiene ${count(exact(found.amount), placeAt(place))}.`,
      ),
      answerStep(prose`${found}`, ends(found)),
    ]
  },
  check: (numberOf, { amount }) => exact(amount).times(numberOf('each')).equals(numberOf('total')),
})
