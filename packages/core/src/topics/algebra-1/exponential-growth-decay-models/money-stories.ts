import {
  type Block,
  type Both,
  count,
  type Expr,
  type Inline,
  line,
  money,
  name,
  type Person,
  percent,
  prose,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

interface InterestStory {
  readonly asks: (dollars: number, rate: number, years: number, who: Person) => Both<Block>
  readonly tells: (amount: Expr) => Both<readonly Inline[]>
}

/** Interest that is compounded once a year. */
export const interestStories: readonly InterestStory[] = [
  {
    asks: (dollars, rate, years, who) => ({
      en: prose`${name(who)} puts ${money(dollars * 100)} into an account that pays ${percent(rate)} interest compounded yearly. How much is in the account after ${count(years, nouns.year)}? Use a calculator and round to the nearest cent.`,
      es: prose`${name(who)} deposita ${money(dollars * 100)} en una cuenta que paga un interés del ${percent(rate)} compuesto anualmente. ¿Cuánto hay en la cuenta después de ${count(years, nouns.year)}? Usa una calculadora y redondea al centavo más cercano.`,
    }),
    tells: amount => ({ en: line`The account holds about ${amount}.`, es: line`En la cuenta hay unos ${amount}.` }),
  },
  {
    asks: (dollars, rate, years) => ({
      en: prose`A school club invests ${money(dollars * 100)} at ${percent(rate)} interest compounded yearly. How much is the investment worth after ${count(years, nouns.year)}? Use a calculator and round to the nearest cent.`,
      es: prose`Un club escolar invierte ${money(dollars * 100)} con un interés del ${percent(rate)} compuesto anualmente. ¿Cuánto vale la inversión después de ${count(years, nouns.year)}? Usa una calculadora y redondea al centavo más cercano.`,
    }),
    tells: amount => ({
      en: line`The investment is worth about ${amount}.`,
      es: line`La inversión vale unos ${amount}.`,
    }),
  },
  {
    asks: (dollars, rate, years) => ({
      en: prose`A family borrows ${money(dollars * 100)} at ${percent(rate)} interest compounded yearly and pays everything back at the end. How much does the family owe after ${count(years, nouns.year)}? Use a calculator and round to the nearest cent.`,
      es: prose`Una familia pide un préstamo de ${money(dollars * 100)} con un interés del ${percent(rate)} compuesto anualmente y lo paga todo al final. ¿Cuánto debe la familia después de ${count(years, nouns.year)}? Usa una calculadora y redondea al centavo más cercano.`,
    }),
    tells: amount => ({ en: line`The family owes about ${amount}.`, es: line`La familia debe unos ${amount}.` }),
  },
  {
    asks: (dollars, rate, years) => ({
      en: prose`A couple saves ${money(dollars * 100)} for a trip at ${percent(rate)} interest compounded yearly. How much have they saved after ${count(years, nouns.year)}? Use a calculator and round to the nearest cent.`,
      es: prose`Una pareja ahorra ${money(dollars * 100)} para un viaje con un interés del ${percent(rate)} compuesto anualmente. ¿Cuánto ha ahorrado después de ${count(years, nouns.year)}? Usa una calculadora y redondea al centavo más cercano.`,
    }),
    tells: amount => ({ en: line`They have saved about ${amount}.`, es: line`Ha ahorrado unos ${amount}.` }),
  },
  {
    asks: (dollars, rate, years) => ({
      en: prose`A bond costs ${money(dollars * 100)} and pays ${percent(rate)} interest compounded yearly. What is the bond worth after ${count(years, nouns.year)}? Use a calculator and round to the nearest cent.`,
      es: prose`Un bono cuesta ${money(dollars * 100)} y paga un interés del ${percent(rate)} compuesto anualmente. ¿Cuánto vale el bono después de ${count(years, nouns.year)}? Usa una calculadora y redondea al centavo más cercano.`,
    }),
    tells: amount => ({ en: line`The bond is worth about ${amount}.`, es: line`El bono vale unos ${amount}.` }),
  },
  {
    asks: (dollars, rate, years) => ({
      en: prose`A bakery borrows ${money(dollars * 100)} for an oven at ${percent(rate)} interest compounded yearly and makes no payments until the end. How much does it owe after ${count(years, nouns.year)}? Use a calculator and round to the nearest cent.`,
      es: prose`Una panadería pide un préstamo de ${money(dollars * 100)} para un horno con un interés del ${percent(rate)} compuesto anualmente y no paga nada hasta el final. ¿Cuánto debe después de ${count(years, nouns.year)}? Usa una calculadora y redondea al centavo más cercano.`,
    }),
    tells: amount => ({ en: line`The bakery owes about ${amount}.`, es: line`La panadería debe unos ${amount}.` }),
  },
  {
    asks: (dollars, rate, years, who) => ({
      en: prose`${name(who)} gets a gift of ${money(dollars * 100)} and leaves it in a savings account with ${percent(rate)} interest compounded yearly. How much is it worth after ${count(years, nouns.year)}? Use a calculator and round to the nearest cent.`,
      es: prose`${name(who)} recibe un regalo de ${money(dollars * 100)} y lo deja en una cuenta de ahorros con un interés del ${percent(rate)} compuesto anualmente. ¿Cuánto vale después de ${count(years, nouns.year)}? Usa una calculadora y redondea al centavo más cercano.`,
    }),
    tells: amount => ({ en: line`The gift is worth about ${amount}.`, es: line`El regalo vale unos ${amount}.` }),
  },
  {
    asks: (dollars, rate, years) => ({
      en: prose`A scholarship fund starts with ${money(dollars * 100)} and earns ${percent(rate)} interest compounded yearly. How much does the fund hold after ${count(years, nouns.year)}? Use a calculator and round to the nearest cent.`,
      es: prose`Un fondo de becas empieza con ${money(dollars * 100)} y gana un interés del ${percent(rate)} compuesto anualmente. ¿Cuánto tiene el fondo después de ${count(years, nouns.year)}? Usa una calculadora y redondea al centavo más cercano.`,
    }),
    tells: amount => ({ en: line`The fund holds about ${amount}.`, es: line`El fondo tiene unos ${amount}.` }),
  },
]

interface PassingStory {
  readonly rates: readonly [from: number, to: number]
  readonly asks: (start: number, rate: number, target: number) => Both<Block>
  readonly tells: (years: number, target: number) => Both<readonly Inline[]>
}

/** An amount grows until it passes a target. */
export const passingStories: readonly PassingStory[] = [
  {
    rates: [5, 15],
    asks: (start, rate, target) => ({
      en: prose`A fund is worth ${money(start * 100)} and grows by ${percent(rate)} a year. After how many whole years is it first worth more than ${money(target * 100)}? Use a table.`,
      es: prose`Un fondo vale ${money(start * 100)} y crece un ${percent(rate)} al año. ¿Después de cuántos años completos vale por primera vez más de ${money(target * 100)}? Usa una tabla.`,
    }),
    tells: (years, target) => ({
      en: line`After ${years} years, the fund is first worth more than ${money(target * 100)}.`,
      es: line`Después de ${years} años, el fondo vale por primera vez más de ${money(target * 100)}.`,
    }),
  },
  {
    rates: [5, 9],
    asks: (start, rate, target) => ({
      en: prose`A fast-growing town has ${start} people, and its population grows by ${percent(rate)} a year. After how many whole years does it first have more than ${target} people? Use a table.`,
      es: prose`Un pueblo que crece rápido tiene ${start} habitantes y su población crece un ${percent(rate)} al año. ¿Después de cuántos años completos tiene por primera vez más de ${target} habitantes? Usa una tabla.`,
    }),
    tells: (years, target) => ({
      en: line`After ${years} years, the town first has more than ${target} people.`,
      es: line`Después de ${years} años, el pueblo tiene por primera vez más de ${target} habitantes.`,
    }),
  },
  {
    rates: [10, 25],
    asks: (start, rate, target) => ({
      en: prose`A magazine has ${start} readers, and the number grows by ${percent(rate)} a year. After how many whole years does it first have more than ${target} readers? Use a table.`,
      es: prose`Una revista tiene ${start} lectores y el número crece un ${percent(rate)} al año. ¿Después de cuántos años completos tiene por primera vez más de ${target} lectores? Usa una tabla.`,
    }),
    tells: (years, target) => ({
      en: line`After ${years} years, the magazine first has more than ${target} readers.`,
      es: line`Después de ${years} años, la revista tiene por primera vez más de ${target} lectores.`,
    }),
  },
  {
    rates: [6, 15],
    asks: (start, rate, target) => ({
      en: prose`A streaming channel has ${start} subscribers, and the number grows by ${percent(rate)} a year. After how many whole years does it first have more than ${target} subscribers? Use a table.`,
      es: prose`Un canal de videos tiene ${start} suscriptores y el número crece un ${percent(rate)} al año. ¿Después de cuántos años completos tiene por primera vez más de ${target} suscriptores? Usa una tabla.`,
    }),
    tells: (years, target) => ({
      en: line`After ${years} years, the channel first has more than ${target} subscribers.`,
      es: line`Después de ${years} años, el canal tiene por primera vez más de ${target} suscriptores.`,
    }),
  },
  {
    rates: [4, 9],
    asks: (start, rate, target) => ({
      en: prose`A herd of ${start} bison in a national park grows by ${percent(rate)} a year. After how many whole years does it first have more than ${target} bison? Use a table.`,
      es: prose`Una manada de ${start} bisontes en un parque nacional crece un ${percent(rate)} al año. ¿Después de cuántos años completos hay por primera vez más de ${target} bisontes? Usa una tabla.`,
    }),
    tells: (years, target) => ({
      en: line`After ${years} years, the herd first has more than ${target} bison.`,
      es: line`Después de ${years} años hay por primera vez más de ${target} bisontes.`,
    }),
  },
  {
    rates: [5, 12],
    asks: (start, rate, target) => ({
      en: prose`A college has ${start} students, and its enrollment grows by ${percent(rate)} a year. After how many whole years does it first have more than ${target} students? Use a table.`,
      es: prose`Una universidad tiene ${start} estudiantes y su matrícula crece un ${percent(rate)} al año. ¿Después de cuántos años completos tiene por primera vez más de ${target} estudiantes? Usa una tabla.`,
    }),
    tells: (years, target) => ({
      en: line`After ${years} years, the college first has more than ${target} students.`,
      es: line`Después de ${years} años, la universidad tiene por primera vez más de ${target} estudiantes.`,
    }),
  },
  {
    rates: [8, 20],
    asks: (start, rate, target) => ({
      en: prose`A company sells ${start} electric bicycles a year, and its sales grow by ${percent(rate)} a year. After how many whole years does it first sell more than ${target} in a year? Use a table.`,
      es: prose`Una empresa vende ${start} bicicletas eléctricas al año y sus ventas crecen un ${percent(rate)} al año. ¿Después de cuántos años completos vende por primera vez más de ${target} en un año? Usa una tabla.`,
    }),
    tells: (years, target) => ({
      en: line`After ${years} years, the company first sells more than ${target} in a year.`,
      es: line`Después de ${years} años, la empresa vende por primera vez más de ${target} en un año.`,
    }),
  },
  {
    rates: [5, 11],
    asks: (start, rate, target) => ({
      en: prose`A sculpture is worth ${money(start * 100)}, and its value grows by ${percent(rate)} a year. After how many whole years is it first worth more than ${money(target * 100)}? Use a table.`,
      es: prose`Una escultura vale ${money(start * 100)} y su valor crece un ${percent(rate)} al año. ¿Después de cuántos años completos vale por primera vez más de ${money(target * 100)}? Usa una tabla.`,
    }),
    tells: (years, target) => ({
      en: line`After ${years} years, the sculpture is first worth more than ${money(target * 100)}.`,
      es: line`Después de ${years} años, la escultura vale por primera vez más de ${money(target * 100)}.`,
    }),
  },
]
