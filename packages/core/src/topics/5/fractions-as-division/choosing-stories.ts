import {
  type Block,
  type Both,
  count,
  type Expr,
  type Inline,
  line,
  type Noun,
  noun,
  prose,
  type Term,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

const band = noun('band', 'bands', 'banda', 'bandas', 'f')

type Told = (dividend: number, divisor: number) => Both<Block>
/** The same things shared, in groups of a size, or with some taken away. */
export interface ChoosingStory {
  readonly shared: Told
  readonly groupsOf: Told
  readonly takenAway: Told
}

const told =
  (
    unit: Noun,
    groups: Noun,
    tell: (first: ReturnType<typeof count>, second: ReturnType<typeof count>) => Both<Block>,
  ) =>
  (first: number, second: number) =>
    tell(count(first, unit), count(second, groups))

export const choosingStories: readonly ChoosingStory[] = [
  {
    shared: told(nouns.pound, nouns.bag, (a, b) => ({
      en: prose`A cook divides ${a} of beans equally among ${b}. How many pounds are in each bag?`,
      es: prose`Un cocinero reparte ${a} de frijoles por igual en ${b}. ¿Cuántas libras hay en cada bolsa?`,
    })),
    groupsOf: told(nouns.pound, nouns.bag, (a, b) => ({
      en: prose`A cook has ${b} with ${a} of beans in each bag. How many pounds are there in all?`,
      es: prose`Un cocinero tiene ${b} con ${a} de frijoles en cada una. ¿Cuántas libras hay en total?`,
    })),
    takenAway: told(nouns.pound, nouns.pound, (a, b) => ({
      en: prose`A cook has ${a} of beans and uses ${b}. How many pounds are left?`,
      es: prose`Un cocinero tiene ${a} de frijoles y usa ${b}. ¿Cuántas libras quedan?`,
    })),
  },
  {
    shared: told(nouns.mile, nouns.day, (a, b) => ({
      en: prose`Leo runs ${a} in ${b}, the same distance each day. How many miles does he run each day?`,
      es: prose`Leo corre ${a} en ${b}, la misma distancia cada día. ¿Cuántas millas corre cada día?`,
    })),
    groupsOf: told(nouns.mile, nouns.day, (a, b) => ({
      en: prose`Leo runs ${a} on each of ${b}. How many miles does he run in all?`,
      es: prose`Leo corre ${a} en cada uno de ${b}. ¿Cuántas millas corre en total?`,
    })),
    takenAway: told(nouns.mile, nouns.mile, (a, b) => ({
      en: prose`Leo wants to run ${a} and has run ${b}. How many miles are left?`,
      es: prose`Leo quiere correr ${a} y ya corrió ${b}. ¿Cuántas millas le faltan?`,
    })),
  },
  {
    shared: told(nouns.yard, nouns.piece, (a, b) => ({
      en: prose`Ana cuts ${a} of ribbon into ${b} of equal length. How many yards long is each piece?`,
      es: prose`Ana corta ${a} de cinta en ${b} de igual longitud. ¿Cuántas yardas mide cada pedazo?`,
    })),
    groupsOf: told(nouns.yard, nouns.piece, (a, b) => ({
      en: prose`Ana has ${b} of ribbon, and each piece is ${a} long. How many yards of ribbon does she have in all?`,
      es: prose`Ana tiene ${b} de cinta y cada pedazo mide ${a}. ¿Cuántas yardas de cinta tiene en total?`,
    })),
    takenAway: told(nouns.yard, nouns.yard, (a, b) => ({
      en: prose`Ana has ${a} of ribbon and uses ${b}. How many yards are left?`,
      es: prose`Ana tiene ${a} de cinta y usa ${b}. ¿Cuántas yardas le quedan?`,
    })),
  },
  {
    shared: told(nouns.liter, nouns.pitcher, (a, b) => ({
      en: prose`A waiter pours ${a} of juice equally into ${b}. How many liters are in each pitcher?`,
      es: prose`Un mesero sirve ${a} de jugo por igual en ${b}. ¿Cuántos litros hay en cada jarra?`,
    })),
    groupsOf: told(nouns.liter, nouns.pitcher, (a, b) => ({
      en: prose`A waiter has ${b} with ${a} of juice in each pitcher. How many liters are there in all?`,
      es: prose`Un mesero tiene ${b} con ${a} de jugo en cada una. ¿Cuántos litros hay en total?`,
    })),
    takenAway: told(nouns.liter, nouns.liter, (a, b) => ({
      en: prose`A waiter has ${a} of juice and serves ${b}. How many liters are left?`,
      es: prose`Un mesero tiene ${a} de jugo y sirve ${b}. ¿Cuántos litros quedan?`,
    })),
  },
  {
    shared: told(nouns.pizza, nouns.child, (a, b) => ({
      en: prose`At a party, ${b} share ${a} equally. How much pizza does each child get?`,
      es: prose`En una fiesta, ${b} se reparten ${a} por igual. ¿Cuánta pizza recibe cada niño?`,
    })),
    groupsOf: told(nouns.pizza, nouns.table, (a, b) => ({
      en: prose`At a party, there are ${b} with ${a} on each table. How many pizzas are there in all?`,
      es: prose`En una fiesta hay ${b} con ${a} en cada una. ¿Cuántas pizzas hay en total?`,
    })),
    takenAway: told(nouns.pizza, nouns.pizza, (a, b) => ({
      en: prose`At a party, there are ${a}, and the children eat ${b}. How many pizzas are left?`,
      es: prose`En una fiesta hay ${a} y los niños se comen ${b}. ¿Cuántas pizzas quedan?`,
    })),
  },
]

/** Two groups that share the same things, and who is better off. */
export interface TwoGroups {
  readonly unit: Noun
  readonly groups: Noun
  readonly place: (letter: Expr) => Both<readonly Inline[]>
  readonly of: Both<string>
  readonly asks: Both<Block>
}

/** Table A: 5 pizzas for 8 people. */
export const toldOf = (
  { place, of }: TwoGroups,
  letter: Expr,
  wholes: Term,
  sharers: Term,
): Both<readonly Inline[]> => ({
  en: [...place(letter).en, ...line`: ${wholes}`, of.en, ...line` for ${sharers}`],
  es: [...place(letter).es, ...line`: ${wholes}`, of.es, ...line` para ${sharers}`],
})

export const twoGroups: readonly TwoGroups[] = [
  {
    unit: nouns.pizza,
    groups: nouns.person,
    place: letter => ({ en: line`Table ${letter}`, es: line`Mesa ${letter}` }),
    of: { en: '', es: '' },
    asks: {
      en: prose`At each table, everyone gets the same amount of pizza. At which table does each person get more?`,
      es: prose`En cada mesa, todos reciben la misma cantidad de pizza. ¿En qué mesa recibe más cada persona?`,
    },
  },
  {
    unit: nouns.liter,
    groups: nouns.player,
    place: letter => ({ en: line`Team ${letter}`, es: line`Equipo ${letter}` }),
    of: { en: ' of water', es: ' de agua' },
    asks: {
      en: prose`On each team, everyone gets the same amount of water. On which team does each player get more?`,
      es: prose`En cada equipo, todos reciben la misma cantidad de agua. ¿En qué equipo recibe más cada jugador?`,
    },
  },
  {
    unit: nouns.yard,
    groups: noun('bow', 'bows', 'moño', 'moños', 'm'),
    place: letter => ({ en: line`Roll ${letter}`, es: line`Rollo ${letter}` }),
    of: { en: ' of ribbon', es: ' de cinta' },
    asks: {
      en: prose`The ribbon of each roll is cut into pieces of equal length, one for each bow. From which roll are the pieces longer?`,
      es: prose`La cinta de cada rollo se corta en pedazos de igual longitud, uno para cada moño. ¿De qué rollo son más largos los pedazos?`,
    },
  },
  {
    unit: nouns.pound,
    groups: nouns.student,
    place: letter => ({ en: line`Class ${letter}`, es: line`Clase ${letter}` }),
    of: { en: ' of clay', es: ' de plastilina' },
    asks: {
      en: prose`In each class, everyone gets the same amount of clay. In which class does each student get more?`,
      es: prose`En cada clase, todos reciben la misma cantidad de plastilina. ¿En qué clase recibe más cada estudiante?`,
    },
  },
  {
    unit: nouns.hour,
    groups: band,
    place: letter => ({ en: line`Stage ${letter}`, es: line`Escenario ${letter}` }),
    of: { en: '', es: '' },
    asks: {
      en: prose`On each stage, every band plays for the same amount of time. On which stage does each band play longer?`,
      es: prose`En cada escenario, todas las bandas tocan el mismo tiempo. ¿En qué escenario toca más tiempo cada banda?`,
    },
  },
]
