import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  Dialog,
} from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import { IconChevronLeft, IconChevronRight } from '../Icon/icons.ts';
import { variant as iconButton } from '../IconButton/IconButton.css.ts';
import * as styles from './DateField.css.ts';

/** The month that opens under a DateField; its names and first weekday follow the locale. */
export function DateCalendar() {
  return (
    <Dialog className={styles.dialog}>
      <Calendar>
        <div className={styles.header}>
          <CalendarHeading className={styles.heading} />
          <Button slot="previous" className={iconButton.quiet}>
            <Icon shape={IconChevronLeft} />
          </Button>
          <Button slot="next" className={iconButton.quiet}>
            <Icon shape={IconChevronRight} />
          </Button>
        </div>
        <CalendarGrid className={styles.grid} weekdayStyle="short">
          <CalendarGridHeader>
            {(weekday) => <CalendarHeaderCell className={styles.weekday}>{weekday}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day} />}</CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </Dialog>
  );
}
