import { type Block, type Both, degrees, type Expr, type Inline, line, prose, symbol } from '../../../author.ts'

/** A triangle ABC with the distance AB and the angles at A and B; asked is the distance AC. */
export interface Setting {
  /** From so many units of ten. */
  readonly scale: 1 | 10
  /** The angles at A, where they are not any. */
  readonly angles?: readonly [least: number, greatest: number]
  readonly asks: (distance: number, A: number, B: number) => Both<Block>
  readonly ends: (distance: Expr) => Both<readonly Inline[]>
}
const [a, b, c] = [symbol('A'), symbol('B'), symbol('C')]

export const settings: readonly Setting[] = [
  {
    scale: 1,
    asks: (distance, A, B) => ({
      en: prose`Ranger towers ${a} and ${b} are ${distance} kilometers apart. Both see a fire ${c}. Angle ${a} is ${degrees(A)} and angle ${b} is ${degrees(B)}. How many kilometers is the fire from tower ${a}? Round to the nearest tenth.`,
      es: prose`Las torres de vigilancia ${a} y ${b} están a ${distance} kilómetros una de otra. Desde las dos se ve un incendio ${c}. El ángulo ${a} mide ${degrees(A)} y el ángulo ${b} mide ${degrees(B)}. ¿A cuántos kilómetros de la torre ${a} está el incendio? Redondea a la décima más cercana.`,
    }),
    ends: distance => ({
      en: line`The fire is about ${distance} kilometers from tower ${a}.`,
      es: line`El incendio está a unos ${distance} kilómetros de la torre ${a}.`,
    }),
  },
  {
    scale: 1,
    asks: (distance, A, B) => ({
      en: prose`A surveyor marks points ${a} and ${b}, ${distance} meters apart, on one side of a lake, and sights a tree ${c} on the other side. Angle ${a} is ${degrees(A)} and angle ${b} is ${degrees(B)}. How many meters is it from ${a} to the tree? Round to the nearest tenth.`,
      es: prose`Una topógrafa marca los puntos ${a} y ${b}, a ${distance} metros uno de otro, a un lado de un lago, y ve un árbol ${c} al otro lado. El ángulo ${a} mide ${degrees(A)} y el ángulo ${b} mide ${degrees(B)}. ¿Cuántos metros hay de ${a} al árbol? Redondea a la décima más cercana.`,
    }),
    ends: distance => ({
      en: line`It is about ${distance} meters from ${a} to the tree.`,
      es: line`Hay unos ${distance} metros de ${a} al árbol.`,
    }),
  },
  {
    scale: 10,
    asks: (distance, A, B) => ({
      en: prose`Two people stand ${distance} feet apart at ${a} and ${b}, with a hot-air balloon ${c} in the air between them. The angle of elevation is ${degrees(A)} at ${a} and ${degrees(B)} at ${b}. How many feet is the balloon from ${a}? Round to the nearest tenth.`,
      es: prose`Dos personas están en ${a} y ${b}, a ${distance} pies una de otra, y entre ellas hay un globo ${c} en el aire. El ángulo de elevación es de ${degrees(A)} en ${a} y de ${degrees(B)} en ${b}. ¿A cuántos pies de ${a} está el globo? Redondea a la décima más cercana.`,
    }),
    ends: distance => ({
      en: line`The balloon is about ${distance} feet from ${a}.`,
      es: line`El globo está a unos ${distance} pies de ${a}.`,
    }),
  },
  {
    scale: 10,
    asks: (distance, A, B) => ({
      en: prose`From points ${a} and ${b} on a straight shore, ${distance} meters apart, a ship ${c} is seen. Angle ${a} is ${degrees(A)} and angle ${b} is ${degrees(B)}. How many meters is the ship from ${a}? Round to the nearest tenth.`,
      es: prose`Desde los puntos ${a} y ${b} de una costa recta, a ${distance} metros uno de otro, se ve un barco ${c}. El ángulo ${a} mide ${degrees(A)} y el ángulo ${b} mide ${degrees(B)}. ¿A cuántos metros de ${a} está el barco? Redondea a la décima más cercana.`,
    }),
    ends: distance => ({
      en: line`The ship is about ${distance} meters from ${a}.`,
      es: line`El barco está a unos ${distance} metros de ${a}.`,
    }),
  },
  {
    scale: 1,
    angles: [80, 86],
    asks: (distance, A, B) => ({
      en: prose`Point ${b} is ${distance} meters from the foot ${a} of a leaning tower, on the side to which it leans. The tower makes an angle of ${degrees(A)} with the ground. At ${b}, the angle of elevation of its top ${c} is ${degrees(B)}. How many meters long is the tower? Round to the nearest tenth.`,
      es: prose`El punto ${b} está a ${distance} metros del pie ${a} de una torre inclinada, del lado hacia donde se inclina. La torre forma un ángulo de ${degrees(A)} con el suelo. En ${b}, el ángulo de elevación de su punta ${c} es de ${degrees(B)}. ¿Cuántos metros mide la torre de largo? Redondea a la décima más cercana.`,
    }),
    ends: distance => ({
      en: line`The tower is about ${distance} meters long.`,
      es: line`La torre mide unos ${distance} metros de largo.`,
    }),
  },
  {
    scale: 1,
    asks: (distance, A, B) => ({
      en: prose`Radio stations ${a} and ${b} are ${distance} miles apart. Both receive the signal of a plane ${c}. Angle ${a} is ${degrees(A)} and angle ${b} is ${degrees(B)}. How many miles is the plane from station ${a}? Round to the nearest tenth.`,
      es: prose`Las estaciones de radio ${a} y ${b} están a ${distance} millas una de otra. Las dos reciben la señal de un avión ${c}. El ángulo ${a} mide ${degrees(A)} y el ángulo ${b} mide ${degrees(B)}. ¿A cuántas millas de la estación ${a} está el avión? Redondea a la décima más cercana.`,
    }),
    ends: distance => ({
      en: line`The plane is about ${distance} miles from station ${a}.`,
      es: line`El avión está a unas ${distance} millas de la estación ${a}.`,
    }),
  },
  {
    scale: 1,
    asks: (distance, A, B) => ({
      en: prose`A triangular garden has corners ${a}, ${b}, and ${c}. The side from ${a} to ${b} is ${distance} feet long. Angle ${a} is ${degrees(A)} and angle ${b} is ${degrees(B)}. How many feet long is the side from ${a} to ${c}? Round to the nearest tenth.`,
      es: prose`Un jardín triangular tiene las esquinas ${a}, ${b} y ${c}. El lado de ${a} a ${b} mide ${distance} pies. El ángulo ${a} mide ${degrees(A)} y el ángulo ${b} mide ${degrees(B)}. ¿Cuántos pies mide el lado de ${a} a ${c}? Redondea a la décima más cercana.`,
    }),
    ends: distance => ({
      en: line`The side from ${a} to ${c} is about ${distance} feet long.`,
      es: line`El lado de ${a} a ${c} mide unos ${distance} pies.`,
    }),
  },
  {
    scale: 10,
    asks: (distance, A, B) => ({
      en: prose`A zip line is to run across a canyon from ${a} to ${c}. Point ${b} is ${distance} feet from ${a} on the same side. Angle ${a} is ${degrees(A)} and angle ${b} is ${degrees(B)}. How many feet long must the zip line be? Round to the nearest tenth.`,
      es: prose`Una tirolesa debe cruzar un cañón de ${a} a ${c}. El punto ${b} está a ${distance} pies de ${a}, del mismo lado. El ángulo ${a} mide ${degrees(A)} y el ángulo ${b} mide ${degrees(B)}. ¿Cuántos pies debe medir la tirolesa? Redondea a la décima más cercana.`,
    }),
    ends: distance => ({
      en: line`The zip line must be about ${distance} feet long.`,
      es: line`La tirolesa debe medir unos ${distance} pies.`,
    }),
  },
]
