import { count, decimal, line, type Noun, prose, type Random, Ratio } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Story } from './stories.ts'

export const whole = (random: Random, least: number, most: number) => Ratio.of(random.int(least, most))
export const counted = (noun: Noun) => (value: Ratio) => count(decimal(value), noun)

/** A fixed amount and a rate: px + q = r. */
export const easyStories: readonly Story[] = [
  {
    shape: 'sum',
    draw: random => ({ p: whole(random, 15, 35), q: whole(random, 40, 60), x: whole(random, 3, 9) }),
    money: 'pqr',
    unit: counted(nouns.month),
    says: (p, q, r) => ({
      en: prose`A gym charges ${q} to join and ${p} a month. Nina has paid ${r} in all. For how many months has she been a member?`,
      es: prose`Un gimnasio cobra ${q} de inscripción y ${p} al mes. Nina ha pagado ${r} en total. ¿Cuántos meses lleva inscrita?`,
    }),
    letIs: { en: line`the number of months`, es: line`el número de meses` },
    models: {
      en: line`The monthly fees and the fee to join make the total.`,
      es: line`Las cuotas mensuales y la inscripción forman el total.`,
    },
    ends: found => ({ en: line`She has been a member for ${found}.`, es: line`Lleva ${found} inscrita.` }),
  },
  {
    shape: 'sum',
    draw: random => ({ p: whole(random, 2, 4), q: whole(random, 5, 7), x: whole(random, 8, 15) }),
    money: 'pqr',
    unit: counted(nouns.mile),
    says: (p, q, r) => ({
      en: prose`A taxi ride costs ${q} at the start and ${p} for each mile. The whole ride costs ${r}. How many miles long is the ride?`,
      es: prose`Un viaje en taxi cuesta ${q} al inicio y ${p} por cada milla. Todo el viaje cuesta ${r}. ¿De cuántas millas es el viaje?`,
    }),
    letIs: { en: line`the number of miles`, es: line`el número de millas` },
    models: {
      en: line`The charge for the miles and the starting charge make the total.`,
      es: line`Lo que se cobra por las millas y el cobro inicial forman el total.`,
    },
    ends: found => ({ en: line`The ride is ${found} long.`, es: line`El viaje es de ${found}.` }),
  },
  {
    shape: 'sum',
    draw: random => ({ p: whole(random, 8, 15), q: whole(random, 20, 50), x: whole(random, 4, 12) }),
    money: 'pqr',
    unit: counted(nouns.week),
    says: (p, q, r) => ({
      en: prose`Diego has ${q} and saves ${p} each week for a bike that costs ${r}. After how many weeks can he buy it?`,
      es: prose`Diego tiene ${q} y ahorra ${p} cada semana para una bicicleta que cuesta ${r}. ¿Después de cuántas semanas puede comprarla?`,
    }),
    letIs: { en: line`the number of weeks`, es: line`el número de semanas` },
    models: {
      en: line`What he saves and what he has make the price.`,
      es: line`Lo que ahorra y lo que tiene forman el precio.`,
    },
    ends: found => ({ en: line`He can buy it after ${found}.`, es: line`Puede comprarla después de ${found}.` }),
  },
  {
    shape: 'sum',
    draw: random => ({ p: whole(random, 30, 45), q: whole(random, 50, 90), x: whole(random, 2, 5) }),
    money: 'pqr',
    unit: counted(nouns.hour),
    says: (p, q, r) => ({
      en: prose`To repair a phone, a shop charges ${q} for parts and ${p} for each hour of work. The bill is ${r}. How many hours did the work take?`,
      es: prose`Por reparar un teléfono, una tienda cobra ${q} por las piezas y ${p} por cada hora de trabajo. La cuenta es de ${r}. ¿Cuántas horas duró el trabajo?`,
    }),
    letIs: { en: line`the number of hours`, es: line`el número de horas` },
    models: {
      en: line`The pay for the hours and the price of the parts make the bill.`,
      es: line`El pago por las horas y el precio de las piezas forman la cuenta.`,
    },
    ends: found => ({ en: line`The work took ${found}.`, es: line`El trabajo duró ${found}.` }),
  },
  {
    shape: 'sum',
    draw: random => ({ p: whole(random, 9, 14), q: whole(random, 15, 24), x: whole(random, 3, 8) }),
    money: 'pqr',
    unit: counted(nouns.ticket),
    says: (p, q, r) => ({
      en: prose`A family buys museum tickets at ${p} each and pays ${q} for parking. In all, the family pays ${r}. How many tickets does it buy?`,
      es: prose`Una familia compra boletos para un museo a ${p} cada uno y paga ${q} de estacionamiento. En total paga ${r}. ¿Cuántos boletos compra?`,
    }),
    letIs: { en: line`the number of tickets`, es: line`el número de boletos` },
    models: {
      en: line`The cost of the tickets and the cost of parking make the total.`,
      es: line`El costo de los boletos y el del estacionamiento forman el total.`,
    },
    ends: found => ({ en: line`The family buys ${found}.`, es: line`La familia compra ${found}.` }),
  },
  {
    shape: 'sum',
    draw: random => ({ p: whole(random, 6, 12), q: whole(random, 20, 45), x: whole(random, 5, 10) }),
    money: '',
    unit: counted(nouns.minute),
    says: (p, q, r) => ({
      en: prose`A tank holds ${q} gallons of water. A hose adds ${p} gallons each minute. After how many minutes are there ${r} gallons in the tank?`,
      es: prose`Un tanque contiene ${q} galones de agua. Una manguera agrega ${p} galones cada minuto. ¿Después de cuántos minutos hay ${r} galones en el tanque?`,
    }),
    letIs: { en: line`the number of minutes`, es: line`el número de minutos` },
    models: {
      en: line`The water that is added and the water at the start make the total.`,
      es: line`El agua que se agrega y el agua inicial forman el total.`,
    },
    ends: found => ({ en: line`It takes ${found}.`, es: line`Tarda ${found}.` }),
  },
  {
    shape: 'sum',
    draw: random => ({ p: whole(random, 2, 5), q: whole(random, 10, 30), x: whole(random, 6, 14) }),
    money: '',
    unit: counted(nouns.week),
    says: (p, q, r) => ({
      en: prose`A bean plant is ${q} cm tall. It grows ${p} cm each week. After how many weeks is it ${r} cm tall?`,
      es: prose`Una planta de frijol mide ${q} cm de alto. Crece ${p} cm cada semana. ¿Después de cuántas semanas mide ${r} cm?`,
    }),
    letIs: { en: line`the number of weeks`, es: line`el número de semanas` },
    models: {
      en: line`The growth and the height at the start make the new height.`,
      es: line`Lo que crece y la altura inicial forman la nueva altura.`,
    },
    ends: found => ({ en: line`It takes ${found}.`, es: line`Tarda ${found}.` }),
  },
  {
    shape: 'sum',
    draw: random => ({ p: whole(random, 12, 20), q: whole(random, 25, 40), x: whole(random, 4, 9) }),
    money: '',
    unit: counted(nouns.day),
    says: (p, q, r) => ({
      en: prose`Leila has read ${q} pages of a book. From now on, she reads ${p} pages each day. After how many days has she read all ${r} pages?`,
      es: prose`Leila ha leído ${q} páginas de un libro. Desde ahora lee ${p} páginas cada día. ¿Después de cuántos días ha leído las ${r} páginas?`,
    }),
    letIs: { en: line`the number of days`, es: line`el número de días` },
    models: {
      en: line`The pages to come and those already read make all the pages.`,
      es: line`Las páginas de los días y las ya leídas forman todas las páginas.`,
    },
    ends: found => ({ en: line`It takes her ${found}.`, es: line`Tarda ${found}.` }),
  },
]
