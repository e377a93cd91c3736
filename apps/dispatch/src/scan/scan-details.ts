/** What a scan of some modes carries besides the code. All but the day belong to one parcel, and are cleared after it. */
export interface ScanDetails {
  note: string;
  nextOn: string;
  fee: number | undefined;
}

export const noDetails: ScanDetails = { note: '', nextOn: '', fee: undefined };
