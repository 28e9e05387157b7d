import { type Both, line, measure, prose, type Sentence } from '../../../author.ts'
import type { Told } from './situations.ts'

type Says = Both<ReturnType<typeof prose>>

/** What 0 stands for where an amount is positive or negative. */
export interface Zero {
  readonly tell: Told
  readonly question: Told
  readonly right: Sentence
  readonly wrong: readonly [Sentence, Sentence, Sentence]
  readonly because: Told
  /** Why each wrong choice is not at 0. */
  readonly why: Readonly<Record<'now' | 'end' | 'other', Told>>
}

const choice = (key: string, says: Says): Sentence => ({ key, says })
const NOW: Told = {
  en: line`The negative number tells this, not 0.`,
  es: line`Esto lo indica el número negativo, no el 0.`,
}
/** The choices of one situation: what 0 stands for, the place where it is now, the end of the scale, nothing at all; and why the last two, or all three, are wrong. */
const zero = (
  tell: Told,
  question: Told,
  because: Told,
  right: Says,
  now: Says,
  end: Says,
  other: Says,
  why: Omit<Zero['why'], 'now'> & Partial<Zero['why']>,
): Zero => ({
  tell,
  question,
  because,
  why: { now: NOW, ...why },
  right: choice('zero', right),
  wrong: [choice('now', now), choice('end', end), choice('other', other)],
})

export const zeros: readonly Zero[] = [
  zero(
    {
      en: line`The elevation of a submarine is ${-120} feet.`,
      es: line`La elevación de un submarino es de ${-120} pies.`,
    },
    { en: line`What does an elevation of 0 feet represent?`, es: line`¿Qué representa una elevación de 0 pies?` },
    {
      en: line`Elevations are counted up and down from sea level.`,
      es: line`Las elevaciones se cuentan hacia arriba y hacia abajo desde el nivel del mar.`,
    },
    { en: prose`sea level`, es: prose`el nivel del mar` },
    { en: prose`the depth of the submarine`, es: prose`la profundidad del submarino` },
    { en: prose`the bottom of the sea`, es: prose`el fondo del mar` },
    { en: prose`the highest point on land`, es: prose`el punto más alto de la tierra` },
    {
      end: {
        en: line`The bottom of the sea is below sea level: a negative elevation.`,
        es: line`El fondo del mar está bajo el nivel del mar: una elevación negativa.`,
      },
      other: {
        en: line`The highest point on land is above sea level: a positive elevation.`,
        es: line`El punto más alto de la tierra está sobre el nivel del mar: una elevación positiva.`,
      },
    },
  ),
  zero(
    {
      en: line`The balance of a bank account is −$35.50.`,
      es: line`El saldo de una cuenta de banco es de −$35.50.`,
    },
    { en: line`What does a balance of $0 represent?`, es: line`¿Qué representa un saldo de $0?` },
    {
      en: line`A positive balance is money in the account, and a negative balance is money that is owed.`,
      es: line`Un saldo positivo es dinero en la cuenta y un saldo negativo es dinero que se debe.`,
    },
    { en: prose`no money in the account and no debt`, es: prose`ni dinero en la cuenta ni deuda` },
    { en: prose`a debt of $35.50 that is still to be paid`, es: prose`una deuda de $35.50 por pagar` },
    { en: prose`the greatest debt that the bank allows`, es: prose`la mayor deuda que permite el banco` },
    { en: prose`the first deposit in the account`, es: prose`el primer depósito en la cuenta` },
    {
      end: { en: line`A debt is a negative balance.`, es: line`Una deuda es un saldo negativo.` },
      other: {
        en: line`Money that is put into the account makes the balance positive.`,
        es: line`El dinero que se deposita hace positivo el saldo.`,
      },
    },
  ),
  zero(
    {
      en: line`The temperature in a freezer is ${measure(-18, 'degree-celsius')}.`,
      es: line`La temperatura de un congelador es de ${measure(-18, 'degree-celsius')}.`,
    },
    {
      en: line`What does a temperature of ${measure(0, 'degree-celsius')} represent?`,
      es: line`¿Qué representa una temperatura de ${measure(0, 'degree-celsius')}?`,
    },
    {
      en: line`On the Celsius scale, 0 is set where water freezes.`,
      es: line`En la escala Celsius, el 0 está donde el agua se congela.`,
    },
    { en: prose`the temperature at which water freezes`, es: prose`la temperatura a la que el agua se congela` },
    { en: prose`the temperature inside the freezer`, es: prose`la temperatura dentro del congelador` },
    { en: prose`the lowest temperature that is possible`, es: prose`la temperatura más baja posible` },
    { en: prose`the temperature at which water boils`, es: prose`la temperatura a la que el agua hierve` },
    {
      end: { en: line`The freezer is already colder than 0.`, es: line`El congelador ya está más frío que 0.` },
      other: {
        en: line`Water boils far above 0, at ${measure(100, 'degree-celsius')}.`,
        es: line`El agua hierve muy por encima de 0, a ${measure(100, 'degree-celsius')}.`,
      },
    },
  ),
  zero(
    {
      en: line`On the buttons of an elevator, the parking level is ${-2}.`,
      es: line`En los botones de un elevador, el estacionamiento es el ${-2}.`,
    },
    { en: line`What does 0 most likely represent?`, es: line`¿Qué es lo más probable que represente el 0?` },
    {
      en: line`Floors are counted up and down from the ground floor.`,
      es: line`Los pisos se cuentan hacia arriba y hacia abajo desde la planta baja.`,
    },
    { en: prose`the ground floor`, es: prose`la planta baja` },
    { en: prose`the parking level`, es: prose`el estacionamiento` },
    { en: prose`the lowest floor`, es: prose`el piso más bajo` },
    { en: prose`the top floor`, es: prose`el piso más alto` },
    {
      end: {
        en: line`The lowest floor is at or below the parking level: a negative number.`,
        es: line`El piso más bajo está en el estacionamiento o debajo de él: un número negativo.`,
      },
      other: {
        en: line`The top floor is above the ground floor: a positive number.`,
        es: line`El piso más alto está arriba de la planta baja: un número positivo.`,
      },
    },
  ),
  zero(
    { en: line`A golfer has a score of ${-4}.`, es: line`El puntaje de una golfista es de ${-4}.` },
    { en: line`What does a score of 0 represent?`, es: line`¿Qué representa un puntaje de 0?` },
    {
      en: line`Scores are counted over and under par.`,
      es: line`Los puntajes se cuentan sobre y bajo el par.`,
    },
    { en: prose`exactly as many strokes as par`, es: prose`exactamente tantos golpes como el par` },
    { en: prose`four strokes fewer than par`, es: prose`cuatro golpes menos que el par` },
    { en: prose`the best score of the tournament`, es: prose`el mejor puntaje del torneo` },
    { en: prose`no strokes at all on the course`, es: prose`ningún golpe en todo el campo` },
    {
      end: {
        en: line`The best score is far under par: a negative number.`,
        es: line`El mejor puntaje está muy por debajo del par: un número negativo.`,
      },
      other: {
        en: line`Nobody can finish a course without a stroke.`,
        es: line`Nadie puede terminar un campo sin dar un golpe.`,
      },
    },
  ),
  zero(
    {
      en: line`On a time line of a rocket launch, the time is ${-90} seconds.`,
      es: line`En la cuenta del despegue de un cohete, el tiempo es de ${-90} segundos.`,
    },
    { en: line`What does 0 seconds represent?`, es: line`¿Qué representan 0 segundos?` },
    {
      en: line`Seconds before the launch are negative, and seconds after it are positive.`,
      es: line`Los segundos antes del despegue son negativos y los segundos después son positivos.`,
    },
    { en: prose`the moment of the launch`, es: prose`el momento del despegue` },
    { en: prose`90 seconds before the launch`, es: prose`90 segundos antes del despegue` },
    { en: prose`the end of the flight`, es: prose`el final del vuelo` },
    { en: prose`the start of the count`, es: prose`el comienzo de la cuenta` },
    {
      end: {
        en: line`The flight ends after the launch: a positive time.`,
        es: line`El vuelo termina después del despegue: un tiempo positivo.`,
      },
      other: {
        en: line`The count starts before the launch: a negative time.`,
        es: line`La cuenta comienza antes del despegue: un tiempo negativo.`,
      },
    },
  ),
  zero(
    {
      en: line`A report says that the water level of a river is ${-14} inches.`,
      es: line`Un informe dice que el nivel del agua de un río es de ${-14} pulgadas.`,
    },
    {
      en: line`What does a level of 0 inches most likely represent?`,
      es: line`¿Qué es lo más probable que represente un nivel de 0 pulgadas?`,
    },
    {
      en: line`A negative level means that there is less water than normal. The river is not empty at 0.`,
      es: line`Un nivel negativo significa que hay menos agua de lo normal. El río no está vacío en 0.`,
    },
    { en: prose`the normal level of the river`, es: prose`el nivel normal del río` },
    { en: prose`the level of the river now`, es: prose`el nivel actual del río` },
    { en: prose`a river without any water`, es: prose`un río sin nada de agua` },
    { en: prose`the level of a flooded river`, es: prose`el nivel de un río desbordado` },
    {
      end: {
        en: line`The level ${-14} inches would be below an empty river.`,
        es: line`El nivel de ${-14} pulgadas estaría por debajo de un río vacío.`,
      },
      other: {
        en: line`A flooded river is above its normal level: a positive level.`,
        es: line`Un río desbordado está por encima de su nivel normal: un nivel positivo.`,
      },
    },
  ),
  zero(
    {
      en: line`On one play, the change in the position of a football team is ${-6} yards.`,
      es: line`En una jugada, el cambio de posición de un equipo de fútbol americano es de ${-6} yardas.`,
    },
    { en: line`What does a change of 0 yards represent?`, es: line`¿Qué representa un cambio de 0 yardas?` },
    {
      en: line`A gain is positive and a loss is negative. Between them, nothing changes.`,
      es: line`Una ganancia es positiva y una pérdida es negativa. Entre ellas, nada cambia.`,
    },
    { en: prose`neither a gain nor a loss on the play`, es: prose`ni ganancia ni pérdida en la jugada` },
    { en: prose`a loss of all the yards gained before`, es: prose`la pérdida de todas las yardas anteriores` },
    { en: prose`the goal line of the team`, es: prose`la línea de meta del equipo` },
    { en: prose`the middle of the field`, es: prose`el centro del campo` },
    {
      now: { en: line`A loss is a negative change.`, es: line`Una pérdida es un cambio negativo.` },
      end: {
        en: line`The goal line is a place on the field, not a change.`,
        es: line`La línea de meta es un lugar del campo, no un cambio.`,
      },
      other: {
        en: line`The middle of the field is a place, not a change.`,
        es: line`El centro del campo es un lugar, no un cambio.`,
      },
    },
  ),
  zero(
    {
      en: line`The result of a school fair is −$84.`,
      es: line`El resultado de una feria escolar es de −$84.`,
    },
    { en: line`What does a result of $0 represent?`, es: line`¿Qué representa un resultado de $0?` },
    {
      en: line`A profit is positive and a loss is negative. At 0, the money that came in covers the costs exactly.`,
      es: line`Una ganancia es positiva y una pérdida es negativa. En 0, el dinero que entró cubre justo los gastos.`,
    },
    { en: prose`The fair takes in as much money as it costs.`, es: prose`La feria recauda tanto dinero como cuesta.` },
    { en: prose`The fair costs $84 more than it takes in.`, es: prose`La feria cuesta $84 más de lo que recauda.` },
    { en: prose`The fair takes in no money at all.`, es: prose`La feria no recauda nada de dinero.` },
    { en: prose`The fair does not cost any money.`, es: prose`La feria no cuesta nada de dinero.` },
    {
      end: {
        en: line`Then the costs are not covered: a loss.`,
        es: line`Entonces no se cubren los gastos: una pérdida.`,
      },
      other: {
        en: line`Then all the money that comes in is profit.`,
        es: line`Entonces todo el dinero que entra es ganancia.`,
      },
    },
  ),
  zero(
    {
      en: line`The electric charge of a particle is ${-2}.`,
      es: line`La carga eléctrica de una partícula es de ${-2}.`,
    },
    { en: line`What does a charge of 0 represent?`, es: line`¿Qué representa una carga de 0?` },
    {
      en: line`Each positive charge cancels one negative charge.`,
      es: line`Cada carga positiva cancela una carga negativa.`,
    },
    { en: prose`as many positive as negative charges`, es: prose`tantas cargas positivas como negativas` },
    { en: prose`two more negative than positive charges`, es: prose`dos cargas negativas más que positivas` },
    { en: prose`only charges that are negative`, es: prose`solo cargas que son negativas` },
    { en: prose`only charges that are positive`, es: prose`solo cargas que son positivas` },
    {
      end: { en: line`Then the charge is negative.`, es: line`Entonces la carga es negativa.` },
      other: { en: line`Then the charge is positive.`, es: line`Entonces la carga es positiva.` },
    },
  ),
  zero(
    {
      en: line`In a quiz game, a team has a score of ${-25} points.`,
      es: line`En un concurso, un equipo tiene ${-25} puntos.`,
    },
    { en: line`What does a score of 0 points represent?`, es: line`¿Qué representan 0 puntos?` },
    {
      en: line`Points won are positive and points lost are negative. At 0, the points won equal the points lost.`,
      es: line`Los puntos ganados son positivos y los perdidos son negativos. En 0, los puntos ganados son tantos como los perdidos.`,
    },
    { en: prose`as many points won as points lost`, es: prose`tantos puntos ganados como perdidos` },
    { en: prose`25 more points lost than points won`, es: prose`25 puntos perdidos más que ganados` },
    { en: prose`a loss of all the points of the game`, es: prose`la pérdida de todos los puntos del juego` },
    { en: prose`the lowest score that is possible`, es: prose`el puntaje más bajo posible` },
    {
      end: {
        en: line`A score of 0 does not tell that any points were lost: it is also the score at the start.`,
        es: line`0 puntos no indican que se perdieron puntos: también son los puntos del comienzo.`,
      },
      other: { en: line`The score ${-25} is already lower than 0.`, es: line`El puntaje ${-25} ya es más bajo que 0.` },
    },
  ),
  zero(
    {
      en: line`A train has an arrival time of ${-3} minutes on a list. The train came 3 minutes early.`,
      es: line`En una lista, la llegada de un tren está anotada como ${-3} minutos. El tren llegó 3 minutos antes.`,
    },
    { en: line`What does 0 minutes represent on this list?`, es: line`¿Qué representan 0 minutos en esta lista?` },
    {
      en: line`Early trains have negative numbers and late trains positive ones.`,
      es: line`Los trenes que llegan antes tienen números negativos, y los que llegan tarde, positivos.`,
    },
    { en: prose`a train that comes exactly on time`, es: prose`un tren que llega justo a tiempo` },
    { en: prose`a train that comes three minutes late`, es: prose`un tren que llega tres minutos tarde` },
    { en: prose`the first train of the day`, es: prose`el primer tren del día` },
    { en: prose`a train that does not come`, es: prose`un tren que no llega` },
    {
      now: {
        en: line`A late train has a positive number, 3.`,
        es: line`Un tren que llega tarde tiene un número positivo, 3.`,
      },
      end: {
        en: line`The first train of the day can be early or late too.`,
        es: line`El primer tren del día también puede llegar antes o tarde.`,
      },
      other: {
        en: line`A train that does not come has no arrival time.`,
        es: line`Un tren que no llega no tiene hora de llegada.`,
      },
    },
  ),
]
