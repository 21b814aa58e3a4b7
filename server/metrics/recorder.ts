/** Labels of a request. Their values are from small fixed sets, never an address or other input of a visitor. */
export interface RequestLabels {
  route: string;
  /** State in the page cache. */
  cache: string;
  /** HTTP status; 499 if the visitor disconnected. */
  status: number;
}

/** Records events as they happen. All other metrics are read on collection. */
export interface Recorder {
  request(labels: RequestLabels, seconds: number, bytes: number): void;
  upstreamCall(labels: { family: string; outcome: string }, seconds: number): void;
}
