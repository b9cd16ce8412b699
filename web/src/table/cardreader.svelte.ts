/** The card that somebody reads over whatever named it. */

export class CardReader {
  card = $state<string | null>(null);
}
