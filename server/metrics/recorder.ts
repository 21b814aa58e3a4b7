/** What a request was, in words of which there are few: never an address or anything else that a visitor can choose. */
export interface RequestLabels {
  route: string;
  /** What became of it in the page cache. */
  cache: string;
  /** 499 for a visitor who left. */
  status: number;
}

/** What is counted as it happens. Everything else is looked up when somebody asks for it. */
export interface Recorder {
  request(labels: RequestLabels, seconds: number, bytes: number): void;
  upstreamCall(labels: { family: string; outcome: string }, seconds: number): void;
}
